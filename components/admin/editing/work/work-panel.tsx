'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { FieldDiff } from '@/components/admin/editing/versions/field-diff';
import { Button } from '@/components/admin/kit/button';
import { ConfirmedButton } from '@/components/admin/kit/confirmation';
import { formatTime } from '@/components/admin/kit/format';
import { Notice } from '@/components/admin/kit/notice';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { approval } from '@/content/admin/approval';
import { work } from '@/content/admin/work';
import { pickEditable } from '@/lib/model/editable';
import type { Collection } from '@/lib/model/kinds';
import { getUnfinished } from './unfinished';
import type { Editing } from './use-editing';
import type { TakeOver } from './use-take-over';
import type { Kept } from './work-keeper';
import styles from './work-panel.module.scss';

const texts = work.colleagues;

export type WorkPanelProps = {
  editing: Editing;
  /** The draft to which the form returns when changes are discarded, if not to the stored record. */
  draft?: object | undefined;
  /** What a save does, if that is not obvious. */
  effect?: ReactNode;
  /** Discards changes that are not in the form, such as a chosen file. Returns a function that restores them. */
  onDiscard?(): () => void;
};

/**
 * The form's unsaved changes, a button to discard them, the result of taking over other changes, and other unsaved new
 * records.
 */
export function WorkPanel({ editing, draft, effect, onDiscard }: WorkPanelProps) {
  const { name, record, values, fill, resolve } = editing;
  const unsaved = editing.unsaved && !editing.isShared;
  const [discarded, setDiscarded] = useState<{ restore(): void } | null>(null);
  const [hasDiscarded, setHasDiscarded] = useState(false);
  const [firstRevision] = useState(record.revision);
  const isRestored = !hasDiscarded && record.revision === firstRevision;
  // Undoing a discard after later changes would overwrite them.
  useEffect(() => {
    if (unsaved) setDiscarded(null);
  }, [unsaved]);

  function discard() {
    const restoreOthers = onDiscard?.();
    const fields = pickEditable(name, values);
    setDiscarded({
      restore() {
        fill(fields);
        restoreOthers?.();
      },
    });
    setHasDiscarded(true);
    resolve();
    fill(pickEditable(name, draft ?? record));
  }

  return (
    <div className={styles.panel}>
      <UnsavedChanges editing={editing} effect={effect} isRestored={isRestored} onDiscard={discard} />
      <div role="status">
        {discarded && !unsaved && (
          <Notice kind="info">
            <div className={styles.row}>
              <span>{work.discard.done}</span>
              <Button small onClick={discarded.restore}>
                {work.discard.undo}
              </Button>
            </div>
          </Notice>
        )}
      </div>
      <div role="status">
        <TakenOver name={name} takeOver={editing.takeOver} />
      </div>
      <UnfinishedOffer editing={editing} />
    </div>
  );
}

type TakenOverProps = { name: Collection; takeOver: TakeOver };

/** The result of taking over a copy, and a choice for each field that was changed in both versions. */
function TakenOver({ name, takeOver }: TakenOverProps) {
  const { failure, open, choose, keep, undo } = takeOver;
  const asks = open.length > 0;
  const result = useRef<HTMLParagraphElement>(null);
  // The button is in the bar, so the form may have been scrolled.
  useEffect(() => {
    if (asks || failure) result.current?.focus();
  }, [asks, failure]);
  if (failure) {
    return (
      <Notice kind="error">
        <p ref={result} tabIndex={-1} className={styles.result}>
          {failure}
        </p>
      </Notice>
    );
  }
  if (!undo && !asks) return null;
  return (
    <Notice kind="info">
      {undo && (
        <div className={styles.row}>
          <span>{texts.taken}</span>
          <Button small onClick={undo}>
            {work.discard.undo}
          </Button>
        </div>
      )}
      {asks && (
        <>
          <p ref={result} tabIndex={-1} className={styles.result}>
            {texts.kept}
          </p>
          <FieldDiff name={name} changes={open} before={work.typed} after={texts.unsaved} />
          <div className={styles.actions}>
            {open.map(({ field, label }) => (
              <Button key={field} small onClick={() => choose(field)}>
                {texts.choose} {label}
              </Button>
            ))}
            <Button small onClick={keep}>
              {texts.keep}
            </Button>
          </div>
        </>
      )}
    </Notice>
  );
}

type UnsavedChangesProps = Pick<WorkPanelProps, 'editing' | 'effect'> & {
  /** Whether the changes can still be those restored when the editor was opened. */
  isRestored: boolean;
  onDiscard(): void;
};

/** One line, so that the form does not move at the first change. The bar says whether everything is saved. */
function UnsavedChanges({ editing, effect, isRestored, onDiscard }: UnsavedChangesProps) {
  const { name, changes, isShared, kept, opened, record } = editing;
  const unsaved = editing.unsaved && !isShared;
  const isResumed = isRestored && !opened?.resumed?.isShared;
  const resumedAt = isResumed ? opened?.resumed?.copy.at : undefined;
  const problem = unsaved && kept ? problemOf(kept) : '';
  return (
    <>
      <div className={styles.line}>
        <div className={styles.state}>
          {unsaved && (
            <p>
              <strong>{work.heading}</strong>
              {resumedAt && `, ${work.resumed} ${formatTime(resumedAt)}`}
              {kept && !problem && <span className={styles.kept}>{whereKept(kept)}</span>}
            </p>
          )}
          {isShared && <p>{approval.draft.inForm}</p>}
          {!unsaved && !isShared && record.revision === 0 && <p>{work.unchangedNew}</p>}
          <div role="status">{effect}</div>
        </div>
        {unsaved && (
          <>
            <ConfirmedButton
              small
              kind="quiet"
              label={work.discard.action}
              question={work.discard.question}
              onConfirm={onDiscard}
            >
              <FieldDiff name={name} changes={changes} before={work.stored} after={work.typed} />
              <p>{work.discard.text}</p>
            </ConfirmedButton>
            <details className={styles.changes}>
              <summary>{work.show}</summary>
              <FieldDiff name={name} changes={changes} before={work.stored} after={work.typed} />
            </details>
          </>
        )}
      </div>
      <div role="status">
        {problem && <Notice kind={isNowhere(kept) ? 'error' : 'info'}>{problem}</Notice>}
      </div>
    </>
  );
}

const isNowhere = (kept: Kept | null) => kept?.device === 'failed' && kept.server === 'failed';

function problemOf(kept: Kept): string {
  if (isNowhere(kept)) return work.kept.nowhere;
  if (kept.tooLong) return work.kept.tooLong;
  if (kept.server === 'failed') return work.kept.deviceOnly;
  return kept.device === 'failed' && kept.at ? work.kept.serverOnly : '';
}

const whereKept = ({ server }: Kept) => (server === 'kept' ? work.kept.both : work.kept.pending);

type UnfinishedOfferProps = { editing: Editing };

/** In the editor of a new record, lists the user's other unsaved new records of the same kind. */
function UnfinishedOffer({ editing }: UnfinishedOfferProps) {
  const { name, id, record, opened } = editing;
  const isNew = record.revision === 0 && Boolean(opened) && !opened?.resumed;
  // A new PDF link takes another id once it is shared as a draft.
  const firstId = opened?.key.id;
  const find = useCallback(async () => {
    const all = isNew ? await getUnfinished() : [];
    const others = all.filter((one) => one.collection === name && one.id !== id && one.id !== firstId);
    return others.filter((one) => one.first && one.isNew);
  }, [name, id, firstId, isNew]);
  // If reading fails, unsaved work still appears in the list of unfinished work.
  const begun = useLoaded(find).loaded ?? [];
  return (
    <div role="status">
      {isNew && begun.length > 0 && (
        <Notice kind="info">
          <p>{work.begun}</p>
          <ul className={styles.list} role="list">
            {begun.map(({ href, title, updatedAt }) => (
              <li key={href}>
                <a href={href}>{title}</a>
                {updatedAt && `, ${formatTime(updatedAt)}`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
