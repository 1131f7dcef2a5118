'use client';

import { type ReactNode, useRef } from 'react';
import { useViewTitle } from '@/components/admin/frame/view-title';
import { Button } from '@/components/admin/shared/button';
import { Notice } from '@/components/admin/shared/notice';
import { useWaited } from '@/components/admin/shared/use-waited';
import { admin, saving } from '@/content/admin/texts';
import { Receipt, type ReceiptProps } from './receipt';
import styles from './record-editor.module.scss';
import { useFocusInSight } from './use-focus-in-sight';

export type EditorBarProps = {
  /** The record's kind and title. */
  kind: string;
  title: string;
  /** Shows whether visitors see the record. */
  state?: ReactNode;
  /** The last action, and a function to retry it. */
  action: ReceiptProps & { busy: boolean; retry(): void };
  /** The reason for the current wait, shown instead of the receipt. */
  news?: string;
  /** Cancels the action, if possible. */
  onCancel?: () => void;
  /** The record's action buttons. */
  children: ReactNode;
};

/** The record's title, actions and results, always visible. Never covers the focused element. */
export function EditorBar({ kind, title, state, action, news, onCancel, children }: EditorBarProps) {
  useViewTitle(title);
  const bar = useRef<HTMLDivElement>(null);
  useFocusInSight(bar);
  const { retry } = action;
  const waited = useWaited(action.busy && !action.offline ? 'saving' : null);
  const slow = waited !== 'not' && (
    <Notice kind="info">
      <p>{waited === 'long' ? saving.slow : `${saving.now} …`}</p>
      {waited === 'long' && onCancel && <Button onClick={onCancel}>{admin.actions.cancel}</Button>}
    </Notice>
  );

  return (
    <div ref={bar} className={styles.bar}>
      <div className={styles.head}>
        <div className={styles.names}>
          <p className={styles.kind}>{kind}</p>
          <h1 className={styles.heading}>
            <bdi>{title}</bdi>
          </h1>
        </div>
        {state}
      </div>
      <div className={styles.actions}>{children}</div>
      <div className={styles.news}>
        <Receipt {...action} onRetry={retry} news={news ? <Notice kind="info">{news}</Notice> : slow} />
      </div>
    </div>
  );
}
