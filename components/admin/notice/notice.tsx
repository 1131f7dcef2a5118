import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './notice.module.scss';

export type NoticeProps = { kind: 'success' | 'error' | 'info'; children: ReactNode };

/** Tells what happened; errors interrupt a screen reader, the rest waits for its turn. */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <div className={clsx(styles.notice, styles[kind])} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
