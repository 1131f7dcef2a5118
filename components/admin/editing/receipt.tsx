'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/admin/kit/button';
import { Notice } from '@/components/admin/kit/notice';
import { lists } from '@/content/admin/lists';
import { schedule } from '@/content/admin/schedule';
import { admin, receipts } from '@/content/admin/texts';
import type { Stuck } from '@/lib/publishing/prove';
import { fill } from '@/lib/text/fill';
import type { ActionState } from './commands/use-action';
import styles from './receipt.module.scss';

export type ReceiptProps = Pick<ActionState, 'confirmation' | 'failure' | 'receipt'> &
  Partial<Pick<ActionState, 'hidden' | 'off' | 'note' | 'undo' | 'cancelled' | 'remedy' | 'offline'>> & {
    /** The current activity, shown instead of the result. */
    news?: ReactNode;
    /** Repeats the action, or checks again whether visitors see the change. */
    onRetry?: (() => void) | undefined;
  };

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

function whyStuck(stuck: Stuck): string {
  if (stuck.step === 'cache') return fill(receipts.stuck.cache, { seconds: stuck.seconds });
  return `${receipts.stuck[stuck.step]} ${receipts.byItself}`;
}

function proof({ receipt, hidden, off }: Pick<ReceiptProps, 'receipt' | 'hidden' | 'off'>): string {
  const words = receipts[hidden ? 'hidden' : off ? 'off' : 'live'];
  if (!receipt) return '';
  if (receipt === 'waiting') return `${words.waiting} …`;
  if (receipt.kind === 'live') {
    const seconds = (receipt.milliseconds / 1000).toFixed(1);
    return `${words.at} ${clock.format(receipt.at)} (${seconds} ${receipts.seconds})`;
  }
  return whyStuck(receipt);
}

/** How long the undo button is shown, in milliseconds. */
const UNDO_MS = 10_000;

function Undo({ onUndo }: { onUndo(): void }) {
  const [offered, setOffered] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOffered(false), UNDO_MS);
    return () => clearTimeout(timer);
  }, []);
  return offered && <Button onClick={onUndo}>{schedule.unpublish.undo}</Button>;
}

type FailureProps = Pick<ReceiptProps, 'failure' | 'remedy' | 'onRetry'>;

function Failure({ failure, remedy, onRetry }: FailureProps) {
  return (
    <Notice kind="error">
      <div className={styles.receipt}>
        <p>{failure}</p>
        {remedy === 'retry' && onRetry && <Button onClick={onRetry}>{admin.actions.retry}</Button>}
        {remedy === 'reload' && (
          <Button onClick={() => window.location.reload()}>{admin.actions.reload}</Button>
        )}
      </div>
    </Notice>
  );
}

/**
 * The result of the last action, and whether visitors see the change. The element is rendered before it has text, as
 * screen readers require.
 */
export function Receipt({ news, ...props }: ReceiptProps) {
  return <div role="status">{news || told(props)}</div>;
}

function told(props: ReceiptProps) {
  const { confirmation, note, undo, receipt, onRetry } = props;
  const { failure, cancelled, remedy, offline } = props;
  if (offline) return <Notice kind="info">{receipts.offline}</Notice>;
  if (failure && cancelled) return <Notice kind="info">{failure}</Notice>;
  if (failure) return <Failure failure={failure} remedy={remedy ?? null} onRetry={onRetry} />;
  if (!confirmation) return null;
  const stuck = receipt !== null && receipt !== 'waiting' && receipt.kind === 'stuck';
  return (
    <Notice kind={stuck ? 'error' : 'success'}>
      <div className={styles.receipt}>
        <p>
          <strong>{confirmation}</strong>
        </p>
        {note && <p>{note}</p>}
        {receipt && <p>{proof(props)}</p>}
        {receipt !== null && receipt !== 'waiting' && receipt.kind === 'live' && receipt.page && (
          <a href={receipt.page} target="_blank" rel="noreferrer">
            {lists.viewOnSite}
          </a>
        )}
        {undo && <Undo onUndo={undo} />}
        {stuck && onRetry && <Button onClick={onRetry}>{admin.actions.retry}</Button>}
      </div>
    </Notice>
  );
}
