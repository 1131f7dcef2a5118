'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type DraftOptions, useLocalDraft } from '@/components/admin/draft/use-local-draft';
import { changedFields } from '@/lib/model/editable';
import type { Collection } from '@/lib/model/kinds';
import type { Stamped } from '@/lib/model/records';
import { useLeaveGuard } from './use-leave-guard';
import { useSettledValidation } from './use-settled-validation';

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
