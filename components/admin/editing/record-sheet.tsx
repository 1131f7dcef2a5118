'use client';

import type { ReactNode } from 'react';
import { ConflictPanel } from '@/components/admin/editing/conflicts/conflict-panel';
import { DeletedMeanwhile } from '@/components/admin/editing/conflicts/deleted-meanwhile';
import type { Editing } from '@/components/admin/editing/work/use-editing';
import { WorkPanel } from '@/components/admin/editing/work/work-panel';
import type { DeletableCollection } from '@/lib/model/kinds';
import type { Stamped } from '@/lib/model/records';
import styles from './record-editor.module.scss';
import { DraftSection } from './sharing/draft-section';
import type { SharedDraft } from './sharing/open-draft';

export type RecordSheetProps = {
  name: DeletableCollection;
  record: Stamped;
  editing: Editing;
  /** Whether visitors see the record now or will see it later. */
  live: boolean;
  busy: boolean;
  isDeletedElsewhere: boolean;
  act: {
    draft: SharedDraft | null;
    /** The shared draft on which the form is based. */
    inForm: SharedDraft | null;
    /** The shared draft to which the form returns when changes are discarded. */
    discardTo: SharedDraft | undefined;
    needsApproval: boolean;
    approve(reason: string): void;
    giveBack(note: string): void;
    removeDraft(): void;
    discard(): () => void;
    resolved(chosen: Record<string, unknown>): void;
    restored(stored: object): void;
    mergeTheirs(stored: object): void;
  };
  /** What a save does, if that is not obvious. */
  effect?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** A record's form. Above its fields are conflicts, the shared draft and unsaved changes, if there are any. */
export function RecordSheet(props: RecordSheetProps) {
  const { name, record, editing, live, busy, isDeletedElsewhere, act, effect, children } = props;
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()} noValidate>
      <ConflictPanel editing={editing} live={live} busy={busy} onResolved={act.resolved} />
      {isDeletedElsewhere && (
        <DeletedMeanwhile name={name} id={record.id} onRestored={act.restored} onConflict={act.mergeTheirs} />
      )}
      <DraftSection
        name={name}
        record={record}
        draft={act.draft}
        isInForm={act.inForm !== null}
        isUnchanged={editing.isShared}
        needsApproval={act.needsApproval}
        busy={busy}
        onApprove={act.approve}
        onReturn={act.giveBack}
        onRemove={act.removeDraft}
      />
      <WorkPanel editing={editing} draft={act.discardTo?.record} effect={effect} onDiscard={act.discard} />
      {children}
    </form>
  );
}
