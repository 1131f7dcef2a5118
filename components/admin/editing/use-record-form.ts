'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Path } from 'react-hook-form';
import { useFinishBeforeSignOut, useLeaveGuard } from '@/components/admin/kit/leaving';
import { useAfterUploads, usePendingUploads } from '@/components/admin/kit/pending-uploads';
import { asksForPreview } from '@/components/admin/kit/preview-address';
import { useToast } from '@/components/admin/kit/toaster';
import { useLatest } from '@/components/admin/kit/use-latest';
import { useNow, useUntilEnd } from '@/components/admin/kit/use-now';
import { approval } from '@/content/admin/approval';
import { schedule } from '@/content/admin/schedule';
import { editableFields, pickContent, pickEditable, sameValue } from '@/lib/model/editable';
import type { Publishable } from '@/lib/model/records';
import { textIn } from '@/lib/model/text-in';
import {
  afterEnd,
  isVisibleOrScheduled,
  publicationState,
  type StateChange,
  stateChange,
  UNPUBLISHED,
} from '@/lib/model/visibility';
import type { StoredDraft } from '@/lib/records/drafts';
import type { ConflictError } from '@/lib/records/errors';
import { askToDelete } from '@/lib/records/requests';
import type { Refusable } from './commands/machine';
import type { RecordStore } from './commands/record-store';
import { useRecordActions } from './commands/use-record-actions';
import { showConflict } from './conflicts/conflict-panel';
import type { Pane, Sought } from './editor-layout';
import type { Open } from './opened-record';
import type { Review } from './review/publish-panel';
import { schedulable } from './review/schedule';
import { isUnpublishing } from './sharing/draft-changes';
import { useAsks } from './sharing/use-asks';
import { draftActions, useSharedDraft } from './sharing/use-shared-draft';
import { useEditing, useFirstFocus, usePublishShortcut, useSaveShortcut } from './work/use-editing';

const NO_TIMES = { publishAt: null, unpublishAt: null };

/** Returns a version as it is once it goes live at a time or, if the time is null, at once. */
const releasedAt = <Item extends Publishable>(typed: Item, publishAt: Date | null): Item =>
  publishAt
    ? { ...typed, published: false, publishAt }
    : { ...afterEnd(typed), published: true, publishAt: null };

export type RecordFormOptions<Item extends Publishable> = Open<Item> & { store: RecordStore<Item> };

export type RecordFormState<Item extends Publishable> = ReturnType<typeof useRecordForm<Item>>;

/** The state and actions of a publishable record's form, such as saving, publishing and merging a colleague's changes. */
export function useRecordForm<Item extends Publishable>({
  store,
  record: stored,
  opened,
  action,
  shared,
  onRecord,
  onRemoved,
}: RecordFormOptions<Item>) {
  const { collection } = store;
  const actions = useRecordActions(action, store, onRecord);
  const { record, lookForEnd } = useUntilEnd(stored);
  const schema = schedulable(store.schema, record);
  const [insertion, keep] = useState(opened?.resumed?.copy.insertion ?? '');
  const draft = useSharedDraft(shared);
  const asks = useAsks(shared.needsApproval);
  const editing = useEditing(collection, record, schema, {
    action: actions,
    opened,
    inForm: draft.inForm,
    insertion: insertion || undefined,
  });
  const { form, values, unsaved, fill, conflict } = editing;
  const uploads = usePendingUploads();
  const { now, look } = useNow([record.publishAt, values.publishAt]);
  const lookAgain = () => {
    look();
    lookForEnd();
  };
  const { news, afterUploads } = useAfterUploads(uploads);
  const toast = useToast();
  const [pane, setPane] = useState<Pane>(() => (asksForPreview() ? 'preview' : 'form'));
  const [sought, setSought] = useState<Sought | null>(null);
  /** Shows the form synchronously, because its first error gets focus next. */
  const showForm = () => flushSync(() => setPane('form'));
  const withTyped = (typed: Item): Item => ({ ...record, ...pickEditable(collection, typed) });
  const state = publicationState(record, now);
  const [reviewed, setReview] = useState<Review<Item> | null>(null);
  // A change of state ends the review, which describes the earlier state.
  const review = reviewed?.state === state ? reviewed : null;
  const isNew = record.revision === 0 && !record.published;
  useLeaveGuard(uploads.uploading);
  useFinishBeforeSignOut(async () => !uploads.uploading);
  const busy = actions.busy || news === schedule.uploads.waiting;
  useFirstFocus(form, editableFields(collection)[0], isNew && !opened?.resumed);

  const live = state !== 'draft';
  const { dismiss } = actions;
  const mergeTheirs = (saved: object, refused: Refusable | null) => {
    const theirs = { ...record, ...saved };
    const { open } = editing.merge(theirs, refused);
    onRecord(theirs);
    return { theirs, open };
  };
  const { endsDraft, ...sharing } = draftActions(draft, {
    ...{ name: collection, record, actions },
    onMerge: (theirs, base) => editing.merge(theirs, 'save', base),
  });
  const conflicted = useLatest((saved: object, refused: Refusable) => {
    const after = publicationState({ ...record, ...saved });
    // A merge must be reviewed before it goes live.
    const isMerged = refused === 'save' && !live && after === 'draft';
    // The colleague has already taken the record offline.
    const isAlreadyOffline = refused === 'unpublish' && after !== 'published';
    const { theirs, open } = mergeTheirs(saved, isMerged || isAlreadyOffline ? null : refused);
    // The colleague's save may have ended the draft, and a save that ends it again would be refused.
    const ending = sharing.lookAgain();
    if (isMerged && open.length === 0) {
      const merged = { ...theirs, ...pickEditable(collection, form.getValues()) };
      actions.save(merged, theirs, { ...savesDraft(), ending });
    }
  });
  const onConflict = ({ theirs }: ConflictError, refused: Refusable) =>
    theirs ? conflicted.current(theirs, refused) : actions.tell({ type: 'deletedElsewhere', refused });

  /**
   * Waits for uploads and then runs an action on the form's values if they are valid. If the record has gone live or
   * ended since the last render, updates the form instead.
   */
  const submit = (action: (typed: Item) => void) => () => {
    dismiss();
    void afterUploads(() => {
      if (publicationState(record) !== state) return lookAgain();
      return form.handleSubmit((typed) => action(withTyped(typed)), showForm)();
    });
  };
  const valid = (action: (typed: Item) => void) => (conflict?.open.length ? showConflict : submit(action));
  const reviewing = (isNow: boolean) => valid((typed) => setReview({ typed, state, isNow }));
  const write = (typed: Item, asked = stateChange(record, typed)) =>
    void actions.save(typed, record, { ...savesDraft(), asked, changes: editing.changesNow() });
  const isReleased = isVisibleOrScheduled(collection, record.id, record);
  /** Opens the review of a version that visitors will see, and saves any other. */
  const saveOrReview = (typed: Item) =>
    stateChange(record, typed).after === 'draft' && !(asks && isReleased)
      ? write(typed)
      : setReview({ typed, state, isNow: false });
  const save = valid(saveOrReview);
  const update = () =>
    unsaved || uploads.uploading || uploads.undecided ? save() : toast(schedule.nothingToSave);
  /**
   * @param publishAt the publish-at time, or null to publish or update at once
   * @param note a message to the publisher
   */
  function confirm(publishAt: Date | null, note: string) {
    if (!review) return;
    setReview(null);
    // A save that was running when the review began has changed the revision.
    const typed = withTyped(review.typed);
    if (asks) return sharing.ask(state === 'published' ? typed : releasedAt(typed, publishAt), note);
    // Refuses the save if a time has passed since the review.
    const asked: StateChange = { before: state, after: publishAt ? 'scheduled' : 'published' };
    if (state === 'published') return write(typed, asked);
    if (publishAt) {
      fill({ publishAt });
      return write({ ...typed, publishAt }, asked);
    }
    const options = { ...endsDraft(takeTimes), asked, changes: editing.changesNow() };
    void actions.publish(typed, record, options);
  }
  // A time that was invalid in the previous state may now be valid.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state and the record decide which times are refused
  useEffect(() => {
    if (form.getFieldState('publishAt' as Path<Item>).error) void form.trigger('publishAt' as Path<Item>);
  }, [state, record]);
  // After the unpublish-at time, visitors no longer see the version that the receipt confirms, and the form must not keep
  // times that have passed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the record ends, not while somebody types
  useEffect(() => {
    const isKept = sameValue(form.getValues('unpublishAt' as Path<Item>), stored.unpublishAt);
    if (record !== stored) dismiss();
    if (record !== stored && isKept) fill(NO_TIMES);
  }, [record]);
  // Saving an article without a slug gives it one.
  const takeSlug = {
    onConflict,
    onStored(saved: Item) {
      const slug = textIn(saved, 'slug');
      if (slug && !form.getValues('slug' as Path<Item>)) fill({ slug });
    },
  };
  /** A save as a draft withdraws a request to publish the shared draft in the form. */
  const savesDraft = () => ({
    ...endsDraft(takeSlug),
    draftNote: draft.inForm?.asked ? approval.request.ended : undefined,
  });
  const takeTimes = {
    onConflict,
    onStored(saved: Item) {
      takeSlug.onStored(saved);
      fill({ publishAt: saved.publishAt, unpublishAt: saved.unpublishAt });
    },
  };
  const saveOrUpdate = state === 'published' ? update : save;
  const share = valid(sharing.share);
  const remove = (revision = record.revision, requested?: StoredDraft) =>
    actions.remove({ ...record, revision }, onRemoved, { onConflict, requested });
  useSaveShortcut(asks && isReleased ? share : saveOrUpdate);
  usePublishShortcut(state === 'published' ? update : reviewing(false));

  return {
    ...{ ...draft, ...sharing, asks, isReleased, needsApproval: shared.needsApproval },
    ...{ actions, record, state, live, isNew, editing, busy, news, uploads, pane, setPane },
    insertion: { insertion, keep },
    ...{ review, confirm, withTyped, sought },
    closeReview: () => setReview(null),
    /** Closes the review and moves focus to a field. */
    seek(field: string) {
      setReview(null);
      setPane('form');
      setSought({ field });
    },
    save: saveOrUpdate,
    /** Saves the form as the shared draft of a record that visitors see. */
    share,
    /** Approves exactly the requested draft. @param reason why an administrator does so alone; otherwise '' */
    approve: (reason: string) =>
      sharing.approve(reason, (draftRecord, ending) => {
        const { revision, published } = draftRecord;
        // The deletion itself approves the request.
        if (draft.inForm?.asked === 'deletion') return void remove(revision, ending.draft);
        const next = { ...record, ...pickEditable(collection, draftRecord), revision, published };
        const isOff = isUnpublishing(collection, next);
        // Unpublishing needs no approval, and the rules accept none for a record that visitors do not see.
        const ended = isOff ? { draft: ending.draft } : ending;
        const options = { ...endsDraft(takeTimes, ended), asked: stateChange(record, next) };
        void actions.approve(next, record, options);
      }),
    publish: reviewing(false),
    publishNow: reviewing(true),
    /** Asks publishers to unpublish the record. The request keeps the text of the shared draft. */
    askToUnpublish: (note: string) =>
      sharing.ask({ ...withTyped(draft.inForm?.record ?? record), ...UNPUBLISHED }, note),
    unpublish() {
      const isAsked = draft.inForm !== null && isUnpublishing(collection, draft.inForm.record);
      return actions.unpublish(record, isAsked ? endsDraft(takeTimes) : takeTimes, !shared.needsApproval);
    },
    remove: () => remove(),
    /** Asks publishers to delete the record. */
    askToDelete: (note: string) => sharing.ask(record, note, askToDelete),
    /** Saves the form after a conflict. The form already contains the chosen fields. */
    resolved: submit(saveOrReview),
    mergeTheirs: (saved: object) => mergeTheirs(saved, actions.deletedElsewhere),
    /** Continues with a record that was deleted and restored while it was being edited. */
    restored(saved: object) {
      onRecord({ ...record, ...saved });
      // The record is a draft again. The next save must not publish it because of a time still in the form.
      fill(NO_TIMES);
      dismiss();
    },
    /** Restores the content of an earlier version. */
    restore(earlier: object) {
      const content = pickContent(collection, earlier);
      fill(content);
      if (asks && isReleased) return sharing.share({ ...record, ...content });
      return actions.save({ ...record, ...content }, record, { ...savesDraft(), kind: 'restore' });
    },
  };
}
