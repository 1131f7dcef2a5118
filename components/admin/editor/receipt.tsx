import { Button } from '@/components/admin/shared/button';
import { Notice } from '@/components/admin/shared/notice';
import { admin, receipts } from '@/content/admin/texts';
import type { Stuck } from '@/lib/publishing/prove';
import styles from './receipt.module.scss';
import type { ActionState } from './use-action';

export type ReceiptProps = Pick<ActionState, 'confirmation' | 'failure' | 'receipt'> &
  Partial<Pick<ActionState, 'hidden' | 'cancelled' | 'remedy' | 'offline'>> & {
    /** Does the action again, or looks again whether visitors see it. */
    onRetry?: (() => void) | undefined;
  };

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

function whyStuck(stuck: Stuck): string {
  if (stuck.step === 'cache') return receipts.stuck.cache.replace('#', String(stuck.seconds));
  return receipts.stuck[stuck.step];
}

function proof(receipt: ActionState['receipt'], hidden: boolean): string {
  if (!receipt) return '';
  if (receipt === 'waiting') return `${hidden ? receipts.checking : receipts.waiting} …`;
  if (receipt.kind === 'live') {
    const seconds = (receipt.milliseconds / 1000).toFixed(1);
    return `${hidden ? receipts.hiddenAt : receipts.liveAt} ${clock.format(receipt.at)} (${seconds} ${receipts.seconds})`;
  }
  return `${whyStuck(receipt)} ${receipts.byItself}`;
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

/** What the last action did, and whether visitors see it. */
export function Receipt(props: ReceiptProps) {
  const { confirmation, hidden = false, failure, cancelled, receipt, remedy, offline, onRetry } = props;
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
        {receipt && <p>{proof(receipt, hidden)}</p>}
        {stuck && onRetry && <Button onClick={onRetry}>{admin.actions.retry}</Button>}
      </div>
    </Notice>
  );
}
