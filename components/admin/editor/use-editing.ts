'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { changedFields } from '@/lib/model/editable';
import type { Collection } from '@/lib/model/kinds';
import type { Stamped } from '@/lib/model/records';
import { type DraftOptions, useLocalDraft } from './use-local-draft';

/** The form of one record, and everything that keeps what is typed in it from being lost. */
export function useEditing<Item extends Stamped & FieldValues>(
  name: Collection,
  record: Item,
  schema: z.ZodType<Item, Item>,
  draftOptions: DraftOptions = {},
) {
  const form = useForm<Item>({
    defaultValues: record as DefaultValues<Item>,
    resolver: zodResolver(schema),
    mode: 'onBlur',
  });
  const values = form.watch();
  const changes = changedFields(name, record, values);
  const unsaved = changes.length > 0;
  const draft = useLocalDraft(name, record, values, draftOptions);
  useLeaveGuard(unsaved);
  useSettledValidation(form);

  /** Puts values into the form as if they had been typed. */
  function fill(fields: Record<string, unknown>) {
    for (const [field, value] of Object.entries(fields)) {
      const path = field as Path<Item>;
      form.setValue(path, value as PathValue<Item, Path<Item>>, { shouldDirty: true, shouldValidate: true });
    }
  }

  return { form, values, changes, unsaved, draft, fill };
}

/** Has the browser ask before the page is left while there is something unsaved. */
export function useLeaveGuard(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}

/** Ctrl+S and Cmd+S save, where the browser would store the page as a file. */
export function useSaveShortcut(save: () => void) {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** How long typing must have stopped, in milliseconds. */
const SETTLED = 600;

/** Checks a field once typing in it has stopped, so that nobody is told off in the middle of a word. */
export function useSettledValidation<Values extends FieldValues>(form: UseFormReturn<Values>) {
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
