'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/admin/kit/button';
import { editorIcons } from '@/components/admin/kit/editor-icons';
import { canPass, errorMessage, isCancelled, isMissingScript } from '@/components/admin/kit/error-message';
import { Icon } from '@/components/admin/kit/icons';
import { Notice } from '@/components/admin/kit/notice';
import { lists } from '@/content/admin/lists';
import { schedule } from '@/content/admin/schedule';
import { admin, receipts } from '@/content/admin/texts';
import type { Stuck } from '@/lib/publishing/prove';
import { ApprovalNeededError, ChangedDraftError, ConflictError } from '@/lib/records/errors';
import { fill } from '@/lib/text/fill';
import type { Command, CommandDone, Done } from './commands/machine';
import styles from './receipt.module.scss';

export type ReceiptProps = {
  command: Command;
  /** Repeats the command, or checks again whether visitors see its change. */
  retry(): void;
  /** Removes the result. On small screens, it covers a part of the form. */
  dismiss?(): void;
  /** The message about a conflict, if it is not the usual one. */
  conflictText?: string;
  /** The current activity, shown instead of the result. */
  news?: ReactNode;
};

/**
 * The result of the last command, and whether visitors see its change. The element is rendered before it has text, as
 * screen readers require.
 */
export function Receipt({ news, ...props }: ReceiptProps) {
  return <div role="status">{news || <Result {...props} />}</div>;
}

function Result({ command, retry, dismiss, conflictText }: Omit<ReceiptProps, 'news'>) {
  switch (command.is) {
    case 'waiting':
      return <Notice kind="info">{receipts.offline}</Notice>;
    case 'done':
      return <Success {...command} retry={retry} dismiss={dismiss} />;
    case 'failed':
      return <Failure error={command.error} retry={retry} conflictText={conflictText} />;
    default:
      return null;
  }
}

type FailureProps = Pick<ReceiptProps, 'retry'> & { error: unknown; conflictText: string | undefined };

function Failure({ error, retry, conflictText }: FailureProps) {
  const text = (error instanceof ConflictError && conflictText) || errorMessage(error);
  if (isCancelled(error)) return <Notice kind="info">{text}</Notice>;
  const isOld =
    isMissingScript(error) ||
    error instanceof ChangedDraftError ||
    (error instanceof ApprovalNeededError && error.action === 'save');
  return (
    <Notice kind="error">
      <div className={styles.receipt}>
        <p>{text}</p>
        {isOld && <Button onClick={() => window.location.reload()}>{admin.actions.reload}</Button>}
        {!isOld && canPass(error) && <Button onClick={retry}>{admin.actions.retry}</Button>}
      </div>
    </Notice>
  );
}

type SuccessProps = Pick<CommandDone, 'done' | 'receipt'> &
  Pick<ReceiptProps, 'retry'> & { dismiss: (() => void) | undefined };

function Success({ done, receipt, retry, dismiss }: SuccessProps) {
  const { confirmation, note, undo } = done;
  const proof = receipt === 'waiting' ? null : receipt;
  const stuck = proof?.kind === 'stuck';
  return (
    <Notice kind={stuck ? 'error' : 'success'}>
      <div className={styles.receipt}>
        <p>
          <strong>{confirmation}</strong>
        </p>
        {note && <p>{note}</p>}
        {receipt && <p>{proofText(done, receipt)}</p>}
        {proof?.kind === 'live' && proof.page && (
          <a href={proof.page} target="_blank" rel="noreferrer">
            {lists.viewOnSite}
          </a>
        )}
        {undo && <Undo onUndo={undo} />}
        {stuck && <Button onClick={retry}>{admin.actions.retry}</Button>}
        {!stuck && dismiss && (
          <button
            type="button"
            className={styles.dismiss}
            aria-label={admin.actions.dismiss}
            onClick={dismiss}
          >
            <Icon path={editorIcons.close} />
          </button>
        )}
      </div>
    </Notice>
  );
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

function proofText({ change, hidden }: Done, receipt: NonNullable<CommandDone['receipt']>): string {
  const words = receipts[hidden ? 'hidden' : change?.revision === null ? 'off' : 'live'];
  if (receipt === 'waiting') return `${words.waiting} …`;
  if (receipt.kind === 'stuck') return whyStuck(receipt);
  const seconds = (receipt.milliseconds / 1000).toFixed(1);
  return `${words.at} ${clock.format(receipt.at)} (${seconds} ${receipts.seconds})`;
}

function whyStuck(stuck: Stuck): string {
  if (stuck.step === 'cache') return fill(receipts.stuck.cache, { seconds: stuck.seconds });
  return `${receipts.stuck[stuck.step]} ${receipts.byItself}`;
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
