'use client';

import { useState } from 'react';
import type { Refusable } from '@/components/admin/editing/commands/machine';
import { showConflict } from '@/components/admin/editing/conflicts/conflict-panel';
import type { Open } from '@/components/admin/editing/opened-record';
import { useAsks } from '@/components/admin/editing/sharing/use-asks';
import { draftActions, useSharedDraft } from '@/components/admin/editing/sharing/use-shared-draft';
import { useEditing } from '@/components/admin/editing/work/use-editing';
import { editorAddress } from '@/components/admin/kit/editor-address';
import { useAfterUploads, usePendingUploads } from '@/components/admin/kit/pending-uploads';
import { useUpload } from '@/components/admin/kit/upload';
import { useLatest } from '@/components/admin/kit/use-latest';
import { links } from '@/content/admin/links';
import { databaseNow } from '@/lib/firebase/database-now';
import { changedFields, pickEditable, sameValue, takeField } from '@/lib/model/editable';
import { dayOf } from '@/lib/model/fields/date';
import { KINDS } from '@/lib/model/kinds';
import { isFinal, keepsVersions } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';
import { valueIn } from '@/lib/model/text-in';
import type { Ending, StoredDraft } from '@/lib/records/drafts';
import type { ConflictError } from '@/lib/records/errors';
import { deleteLink } from '@/lib/records/facade';
import type { UploadOptions } from '@/lib/records/files';
import { askToDelete } from '@/lib/records/requests';
import { requireFile, saveLink, shareLink } from '@/lib/records/save-link';
import { UNNAMED } from '@/lib/records/work';
import { aboutFound } from './about-found';
import { linkSchema } from './link-schema';
import { useChosenFile } from './use-chosen-file';
import { usePdfChoice } from './use-pdf-choice';

/** The state and actions of a link's form, such as choosing a file, saving and restoring a version. */
export function usePdfForm(open: Open<PdfLink>) {
  const { record: link, isNew, opened, action, shared, onRecord, onRemoved } = open;
  const upload = useUpload();
  const checks = usePendingUploads();
  const { news, afterUploads } = useAfterUploads(checks);
  const pdf = useChosenFile(opened?.resumed?.copy.file);
  const { chosen } = pdf;
  const draft = useSharedDraft(shared);
  const asks = useAsks(shared.needsApproval);
  /** The version for which the dialog asks the user for a note to publishers. */
  const [asking, setAsking] = useState<PdfLink | null>(null);
  const editing = useEditing<PdfLink>('Link', link, linkSchema(link, { needsApproval: asks !== undefined }), {
    action,
    opened,
    id: isNew && !draft.draft ? UNNAMED : link.id,
    file: pdf.named || undefined,
    inForm: draft.inForm,
  });
  const { form } = editing;

  const { choose, move } = usePdfChoice({ link, isNew, onRecord, editing, pdf, upload });

  /** Sets values, except in fields that were changed since the form had the values in `before`. */
  function fillUnless(before: object, fields: object) {
    const since: object = form.getValues();
    const isSame = ([field]: [string, unknown]) => sameValue(valueIn(before, field), valueIn(since, field));
    editing.fill(Object.fromEntries(Object.entries(fields).filter(isSame)));
  }

  /** Writes a link and, if the file was chosen here and is not stored yet, its file. */
  async function withFile<Result>(
    record: PdfLink,
    signal: AbortSignal,
    write: (file: File | null, options: UploadOptions) => Promise<Result>,
  ): Promise<Result> {
    const file = chosen?.sha256 === record.sha256 ? chosen.file : null;
    // The form may have the file of a draft or of unsaved changes that are old.
    if (!file && record.sha256 !== link.sha256) await requireFile(record);
    const result = file
      ? await upload.follow((options) => write(file, options), signal)
      : await write(null, { signal });
    pdf.stored(chosen);
    window.history.replaceState(null, '', editorAddress('Link', record.id));
    return result;
  }

  const { endsDraft, ...sharing } = draftActions(draft, {
    ...{ name: 'Link', record: link, actions: action },
    onMerge(theirs, base) {
      const { values } = editing.merge(theirs, 'save', base);
      if ('sha256' in values) pdf.keepOnly(values.sha256);
    },
    save: (record, loaded, signal) =>
      withFile(record, signal, (file, options) => shareLink(record, file, options, loaded)),
  });

  function write(record: PdfLink, kind?: Refusable, ended?: Ending) {
    // The action may wait for a connection, or be repeated, while somebody types.
    const typed = { ...form.getValues() };
    const { ending, onStored } = endsDraft({ onStored: onRecord }, ended);
    return action.run(
      async (signal) => {
        const saved = await withFile(record, signal, (file, options) =>
          saveLink(record, file, options, ending),
        );
        onStored(saved);
        fillUnless(typed, pickEditable('Link', saved));
        const change = { collection: 'Link', id: saved.id, revision: saved.revision } as const;
        return { confirmation: KINDS.Link.messages.saved, change };
      },
      { kind, onConflict },
    );
  }

  const remove = (revision = link.revision, requested?: StoredDraft) =>
    action.run(
      async (signal) => {
        await deleteLink(link.id, revision, signal, requested);
        onRemoved();
        const change = { collection: 'Link', id: link.id, revision: null } as const;
        return { confirmation: KINDS.Link.messages.deleted, change };
      },
      { kind: 'delete', onConflict },
    );

  function mergeTheirs(theirs: object, refused: Refusable | null) {
    const { values } = editing.merge(theirs, refused);
    if ('sha256' in values) pdf.keepOnly(values.sha256);
    onRecord({ ...link, ...theirs });
  }
  const conflicted = useLatest(mergeTheirs);
  function onConflict({ theirs }: ConflictError, refused: Refusable) {
    if (theirs) {
      conflicted.current(theirs, refused);
      void sharing.lookAgain();
    } else action.tell({ type: 'deletedElsewhere', refused });
  }

  const acts = {
    /** Saves the record or, if the user must ask a publisher, the shared draft. */
    save: asks ? sharing.share : (record: PdfLink) => void write(record),
    restore: asks ? sharing.share : (record: PdfLink) => void write(record, 'restore'),
    share: sharing.share,
    ask: setAsking,
  };
  /**
   * Acts on the form, unless it is invalid or lacks a file. A file that was not chosen here is already stored.
   * Always the latest version of this function, because a file whose check ended after the button was pressed may have
   * changed the record.
   */
  const present = useLatest((act: keyof typeof acts) => {
    const { sha256 } = form.getValues();
    const hasFile = sha256 !== '' || (!isNew && link.sha256 === '');
    if (hasFile && pdf.unconfirmed.length > 0) upload.refuse(aboutFound(links.unconfirmed, pdf.unconfirmed));
    else if (hasFile)
      void form.handleSubmit((typed) => acts[act]({ ...link, ...pickEditable('Link', typed) }))();
    else upload.refuse(links.fileNeeded);
  });
  const submit = (act: keyof typeof acts) => () => {
    action.dismiss();
    void afterUploads(() => present.current(act));
  };
  const valid = (act: keyof typeof acts) => (editing.conflict?.open.length ? showConflict : submit(act));
  const save = valid('save');

  return {
    editing,
    upload,
    chosen,
    missing: pdf.missing,
    checking: pdf.checking,
    confirmed: pdf.confirmed,
    confirm: pdf.confirm,
    news,
    choose: (file: File) => checks.track('file', choose(file)),
    move: (id: string) => checks.track('address', move(id)),
    ...{ ...draft, ...sharing, asks, needsApproval: shared.needsApproval },
    save,
    share: valid('share'),
    /** Checks the form, and then asks the user for a note to publishers. */
    ask: valid('ask'),
    isAsking: asking !== null,
    sendRequest: (note: string) => asking && sharing.ask(asking, note),
    endAsking: () => setAsking(null),
    /** Approves exactly the requested draft. @param reason why an administrator does so alone; otherwise '' */
    approve: (reason: string) =>
      sharing.approve(reason, (asked, ending) =>
        draft.inForm?.asked === 'deletion'
          ? void remove(asked.revision, ending.draft)
          : void write(asked, 'publish', ending),
      ),
    /** Discards the chosen file, and returns to the shared draft. @returns a function that undoes this */
    discard() {
      const chooseAgain = pdf.forget();
      const leaveDraft = sharing.discard();
      return () => {
        chooseAgain();
        leaveDraft();
      };
    },
    /** Saves the form after a conflict. The form already contains the chosen fields. */
    resolved(fields: Record<string, unknown>) {
      if ('sha256' in fields) pdf.keepOnly(fields.sha256);
      submit('save')();
    },
    mergeTheirs: (theirs: object) => mergeTheirs(theirs, action.deletedElsewhere),
    restored(stored: object) {
      onRecord({ ...link, ...stored });
      action.dismiss();
    },
    /**
     * Restores the fields of an earlier version that can still change. A file and its metadata are restored together. If
     * visitors rely on the link, or a publisher is asked, the form is checked first. It asks for a note about another file.
     */
    restore(earlier: object) {
      const differing = changedFields('Link', link, earlier)
        .filter(({ field }) => !isFinal(link, field, valueIn(earlier, field)))
        .map(({ field }) => takeField('Link', field, earlier));
      const fields: Partial<PdfLink> = Object.assign({}, ...differing);
      if (!asks && !keepsVersions(link)) return write({ ...link, ...fields }, 'restore');
      const isExplained = keepsVersions(link) && fields.sha256 !== undefined;
      editing.fill({ ...fields, ...(isExplained && { change: '', changeSafety: false, release: '' }) });
      return valid('restore')();
    },
    /** Dates the withdrawal and saves it, or asks for the missing reason. */
    withdraw() {
      editing.fill({ withdrawn: dayOf(databaseNow()) });
      save();
    },
    remove: () => remove(),
    /** Asks publishers to delete the link. */
    askToDelete: (note: string) => sharing.ask(link, note, askToDelete),
  };
}
