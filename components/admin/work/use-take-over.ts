'use client';

import { useState } from 'react';
import type { Editing } from '@/components/admin/editor/use-editing';
import { errorMessage } from '@/components/admin/shared/error-message';
import { useLatest } from '@/components/admin/shared/use-latest';
import type { Values, WorkingCopy } from '@/lib/content/work';
import { type FieldChange, sameValue, shownValue, takeField } from '@/lib/model/editable';
import { type FieldConflict, mergeWork } from '@/lib/model/three-way';
import { stateAt } from './open-work';

type Taken = {
  copy: WorkingCopy;
  /** The record's revision when the copy was taken over. */
  revision: number;
  /** The fields that came from the copy. */
  fields: Values;
  /** Fields that both versions changed. The form keeps its own until the user chooses the copy's. */
  open: FieldConflict[];
  undo(): void;
};

/** Merges a working copy into the form, relative to the revision that the copy is based on. */
export function useTakeOver({ name, record, values, takeOver }: Editing) {
  const current = useLatest<Values>({ ...values });
  const [taken, setTaken] = useState<Taken | null>(null);
  const [failure, setFailure] = useState('');

  async function merge(copy: WorkingCopy) {
    const { revision } = record;
    // If the copy is based on a newer revision, the next save merges that revision.
    const base = copy.loaded > revision ? record : await stateAt(name, record, copy.loaded);
    const states = { base, mine: current.current, theirs: { ...base, ...copy.values } };
    const { values: result, merged, open } = mergeWork(name, states);
    const fields: Values = Object.assign({}, ...merged.map(({ field }) => takeField(name, field, result)));
    setFailure('');
    setTaken({ copy, revision, fields, open, undo: takeOver(copy, fields) });
  }

  const shown = taken?.revision === record.revision ? taken : null;
  const isUntouched = Object.entries(shown?.fields ?? {}).every(([field, value]) =>
    sameValue(Reflect.get(values, field), value),
  );
  return {
    taken: shown,
    failure,
    take: (copy: WorkingCopy) => void merge(copy).catch((error: unknown) => setFailure(errorMessage(error))),
    /** The fields that await a choice, with the form's current values. */
    open: (shown?.open ?? []).map(
      ({ field, label, theirs }): FieldChange => ({
        ...{ field, label },
        before: shownValue(name, field, values),
        after: theirs,
      }),
    ),
    choose(field: string) {
      if (!shown) return;
      const chosen = takeField(name, field, shown.copy.values);
      const undo = takeOver(shown.copy, chosen);
      setTaken({
        ...shown,
        fields: { ...shown.fields, ...chosen },
        open: shown.open.filter((one) => one.field !== field),
        undo() {
          undo();
          shown.undo();
        },
      });
    },
    /** Null if nothing was taken over, or if a field that was taken over has been edited since. */
    undo:
      shown && isUntouched && Object.keys(shown.fields).length > 0
        ? () => {
            shown.undo();
            setTaken(null);
          }
        : null,
  };
}
