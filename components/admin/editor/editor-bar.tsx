'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Receipt, type ReceiptProps } from './receipt';
import styles from './record-editor.module.scss';

export type EditorBarProps = {
  /** The last action, and the way to do it again. */
  action: ReceiptProps & { retry(): void };
  /** The buttons. */
  children: ReactNode;
};

/** Whether an element reaches under the bar, which grows with what it has to say. */
function isUnder(bar: Element, element: Element): boolean {
  const [above, below] = [bar.getBoundingClientRect(), element.getBoundingClientRect()];
  return !bar.contains(element) && below.bottom > above.top && below.top < above.bottom;
}

/** What can be done in an editor and what came of it, always in sight. It covers nothing that has the focus. */
export function EditorBar({ action, children }: EditorBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { confirmation, failure, receipt, retry } = action;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these makes the bar higher or lower
  useEffect(() => {
    const focused = document.activeElement;
    if (bar.current && focused && isUnder(bar.current, focused)) focused.scrollIntoView({ block: 'nearest' });
  }, [confirmation, failure, receipt]);

  return (
    <div ref={bar} className={styles.bar}>
      <div className={styles.news}>
        <Receipt {...action} onRetry={retry} />
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
