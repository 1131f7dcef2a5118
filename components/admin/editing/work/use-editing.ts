'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { mergeConflict, type Refusable } from '@/components/admin/editing/commands/machine';
import type { Telling } from '@/components/admin/editing/commands/use-action';
import type { OpenedWork } from '@/components/admin/editing/work/open-work';
import { mergeResumed } from '@/components/admin/editing/work/resumed-work';
import { type ChosenFile, useKeptWork } from '@/components/admin/editing/work/use-kept-work';
import { useTakeOver } from '@/components/admin/editing/work/use-take-over';
import { formSchema, trimmed } from '@/components/admin/fields/form-schema';
import { useMarks } from '@/components/admin/fields/use-marks';
import { useLeaveGuard } from '@/components/admin/kit/leaving';
import { useLatest } from '@/components/admin/kit/use-latest';
import { changedFields, fileIn, outdatedDescriptions, pickEditable, takeField } from '@/lib/model/editable';
import type { Collection } from '@/lib/model/kinds';
import type { Stamped } from '@/lib/model/records';
import { type WorkingCopy, workName } from '@/lib/records/work';

export type EditingOptions = {
  /** The record's commands and conflict. */
  action: Telling;
  /** The user's earlier changes; null if unsaved changes are not kept. */
  opened: OpenedWork | null;
  /** The id under which changes are kept, if it is not the record's own. */
  id?: string;
  file?: ChosenFile | undefined;
  /** Text typed in a panel but not inserted, as JSON. */
  insertion?: string | undefined;
  /** The shared draft on which the form is based, if any. */
  inForm?: { record: Stamped; revision: number } | null;
};

/** The form of one record. Keeps unsaved changes, merges saves by others, and warns before unsaved changes are lost. */
export function useEditing<Item extends Stamped & FieldValues>(
  name: Collection,
  record: Item,
  schema: z.ZodType<Item, Item>,
  { action, opened, id = record.id, file, insertion, inForm = null }: EditingOptions,
) {
  const resumed = opened?.resumed ?? null;
  const [start] = useState(() =>
    resumed ? { ...record, ...mergeResumed(name, record, resumed).values } : record,
  );
  const form = useForm<Item>({
    defaultValues: start as DefaultValues<Item>,
    resolver: zodResolver(formSchema(name, schema, record)),
    mode: 'onBlur',
  });
  const values = form.watch();
  const changes = changedFields(name, record, values);
  const unsaved = changes.length > 0;
  const { conflict, tell } = action;
  // The content of the shared draft is already stored.
  const isShared =
    inForm !== null &&
    changedFields(name, { ...record, ...pickEditable(name, inForm.record) }, values).length === 0;
  const { marks, markTaken, unmark } = useMarks(name, {
    restored: resumed?.isShared ? {} : (resumed?.copy.values ?? {}),
    changed: isShared ? [] : changes.map(({ field }) => field),
    merged: conflict?.merged.map(({ field }) => field) ?? [],
    outdated: outdatedDescriptions(name, record, values),
  });
  const [takenFrom, setTakenFrom] = useState(resumed?.copy.takenFrom ?? '');
  // Until every conflict is resolved, changes are stored relative to the state before both edits.
  const since = conflict?.open.length ? (conflict.base as Item) : record;
  const kept = useKeptWork(name, since, isShared ? since : values, {
    opened,
    id,
    file,
    storedFile: file && fileIn(name, inForm?.record ?? since),
    insertion,
    takenFrom,
    // In an open conflict with a newer draft, the form is not based on it yet.
    draft: conflict?.open.length ? undefined : inForm?.revision,
  });
  useLeaveGuard((unsaved || insertion !== undefined) && kept?.server !== 'kept');
  useSettledValidation(form);

  // Layout effects, because an effect that runs after the next save would compare new values with the old record.
  // Text that differs from the stored text only in surrounding spaces is not an unsaved change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each stored revision, not while somebody types
  useLayoutEffect(() => {
    const typed: Record<string, unknown> = { ...form.getValues() };
    const tidy = trimmed(name, typed);
    const stored: Record<string, unknown> = { ...record };
    for (const [field, value] of Object.entries(tidy)) {
      if (value === stored[field] && value !== typed[field]) {
        form.setValue(field as Path<Item>, value as PathValue<Item, Path<Item>>);
      }
    }
  }, [form, name, record.revision]);

  /** Returns the current changes. Effects need this function, because an earlier effect may have trimmed the text. */
  const changesNow = () => changedFields(name, record, form.getValues());
  useLayoutEffect(() => action.onChanges(changesNow()));

  /** The state from which the form differs only by its own changes: in open conflicts, the state before both edits. */
  const mergeBase = (): object => {
    const undecided = conflict?.open.map(({ field }) => takeField(name, field, conflict.base)) ?? [];
    return Object.assign({}, record, ...undecided);
  };

  /** Sets values as if they had been typed. */
  function fill(fields: Record<string, unknown>) {
    for (const [field, value] of Object.entries(fields)) {
      const path = field as Path<Item>;
      form.setValue(path, value as PathValue<Item, Path<Item>>, { shouldDirty: true, shouldValidate: true });
    }
  }

  /** Puts fields of a working copy into the form. @returns a function that restores the previous values */
  function putIn(copy: WorkingCopy, fields: Record<string, unknown>): () => void {
    const taken = Object.keys(fields);
    if (taken.length === 0) return () => {};
    const typed: Record<string, unknown> = { ...form.getValues() };
    fill(fields);
    markTaken(fields);
    setTakenFrom(workName(copy));
    return () => {
      fill(Object.fromEntries(taken.map((field) => [field, typed[field]])));
      unmark(taken);
      setTakenFrom(takenFrom);
    };
  }
  const takeOver = useTakeOver({ name, record, values, putIn });

  return {
    ...{ name, record, form, values, changes, unsaved, isShared, fill, kept, opened, conflict, marks, id },
    takeOver,
    /**
     * Puts a colleague's changes into the form, except in fields that both editors changed.
     *
     * @param refused the command that the colleague's save prevented
     */
    merge(theirs: object, refused: Refusable | null, base = mergeBase()) {
      const merged = mergeConflict(name, { base, mine: form.getValues(), theirs }, refused);
      fill(merged.values);
      tell({ type: 'merged', conflict: merged });
      return merged;
    },
    resolve: () => tell({ type: 'resolved' }),
    changesNow,
  };
}

export type Editing = Omit<ReturnType<typeof useEditing<Stamped>>, 'form'>;

const isInDialog = ({ target }: Event) =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;

/** Runs an action when a key is pressed with Ctrl or Cmd outside dialogs, instead of what the focused element would do. */
function useControlKey(key: string, act: () => void) {
  const latest = useLatest(act);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (isInDialog(event)) return;
      event.stopPropagation();
      if (!event.repeat) latest.current();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [key, latest]);
}

/** Ctrl+S and Cmd+S save the record instead of the page. */
export const useSaveShortcut = (save: () => void) => useControlKey('s', save);

/** Ctrl+Enter and Cmd+Enter open the panel in which the record is reviewed before it goes live. */
export const usePublishShortcut = (review: () => void) => useControlKey('enter', review);

/** Focuses a field when the form of a new record opens. */
export function useFirstFocus<Values extends FieldValues>(
  { setFocus }: UseFormReturn<Values>,
  field: string | undefined,
  isNew: boolean,
) {
  const first = useRef(isNew ? field : undefined);
  useEffect(() => {
    if (first.current) setFocus(first.current as Path<Values>);
  }, [setFocus]);
}

/** The pause in typing, in milliseconds, before a field is validated. */
const SETTLED = 600;

/** Validates a field once typing in it has stopped, so that no error appears in the middle of a word. */
function useSettledValidation<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const { watch, trigger } = form;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const watching = watch((_values, { name, type }) => {
      clearTimeout(timer);
      if (name && type === 'change') timer = setTimeout(() => trigger(name), SETTLED);
    });
    return () => {
      clearTimeout(timer);
      watching.unsubscribe();
    };
  }, [watch, trigger]);
}
