'use client';

import { useState } from 'react';
import type { Editing } from '@/components/admin/editor/use-editing';
import { Button } from '@/components/admin/shared/button';
import { ConfirmedButton } from '@/components/admin/shared/confirmed-button';
import { formatTime } from '@/components/admin/shared/format';
import { Notice } from '@/components/admin/shared/notice';
import { FieldDiff } from '@/components/admin/versions/field-diff';
import { work } from '@/content/admin/work';
import { pickEditable } from '@/lib/model/editable';
import { ColleaguesPanel } from './colleagues-panel';
import { UnfinishedOffer } from './unfinished-offer';
import type { Kept } from './work-keeper';
import styles from './work-panel.module.scss';

export type WorkPanelProps = {
  editing: Editing;
  /** Discards changes that are not in the form, such as a chosen file. */
  onDiscard?(): void;
};

/** Unsaved changes, where they are kept, a button to discard them, and colleagues' changes. */
export function WorkPanel({ editing, onDiscard }: WorkPanelProps) {
  const { name, record, values, unsaved, fill, settle } = editing;
  const [discarded, setDiscarded] = useState<Record<string, unknown> | null>(null);

  function discard() {
    setDiscarded(pickEditable(name, values));
    settle();
    fill(pickEditable(name, record));
    onDiscard?.();
  }

  return (
    <div className={styles.panel}>
      <UnsavedChanges editing={editing} onDiscard={discard} />
      <div role="status">
        {discarded && !unsaved && (
          <Notice kind="info">
            <div className={styles.row}>
              <span>{work.discard.done}</span>
              <Button
                small
                onClick={() => {
                  fill(discarded);
                  setDiscarded(null);
                }}
              >
                {work.discard.undo}
              </Button>
            </div>
          </Notice>
        )}
      </div>
      <ColleaguesPanel editing={editing} />
      <UnfinishedOffer editing={editing} />
    </div>
  );
}

type UnsavedChangesProps = { editing: Editing; onDiscard(): void };

function UnsavedChanges({ editing, onDiscard }: UnsavedChangesProps) {
  const { name, changes, unsaved, kept, opened, record } = editing;
  const resumedAt = opened?.resumed?.copy.at;
  const problem = unsaved && kept ? problemOf(kept) : '';
  return (
    <>
      <div className={styles.row}>
        {unsaved ? (
          <>
            <p className={styles.state}>
              <strong>{work.heading}</strong>
              {resumedAt && `, ${work.resumed} ${formatTime(resumedAt)}`}
              {kept && !problem && <span className={styles.kept}>{whereKept(kept)}</span>}
            </p>
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
          </>
        ) : (
          <p className={styles.quiet}>{record.revision > 0 ? work.unchanged : work.unchangedNew}</p>
        )}
      </div>
      {unsaved && (
        <details>
          <summary>{work.show}</summary>
          <FieldDiff name={name} changes={changes} before={work.stored} after={work.typed} />
        </details>
      )}
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
