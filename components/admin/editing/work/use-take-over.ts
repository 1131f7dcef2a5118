'use client';

import { useState } from 'react';
import { errorMessage } from '@/components/admin/kit/error-message';
import { useLatest } from '@/components/admin/kit/use-latest';
import { type FieldChange, sameValue, shownValue, takeField } from '@/lib/model/editable';
import type { Collection } from '@/lib/model/kinds';
import type { Stamped } from '@/lib/model/records';
import { valueIn } from '@/lib/model/text-in';
import { type FieldConflict, mergeOpen, mergeWork, takeBlocks } from '@/lib/model/three-way';
import type { Values, WorkingCopy } from '@/lib/records/work';
import { stateAt } from './open-work';

type Taken = {
  copy: WorkingCopy;
  /** The record's revision when the copy was taken over. */
  revision: number;
  /** The fields that came from the copy. */
  fields: Values;
  /** The fields changed in both versions. The form keeps its own value until the user chooses the copy's value. */
  open: FieldConflict[];
  undo(): void;
};

type TakeOverOptions = {
  name: Collection;
  record: Stamped;
  values: Values;
  /** Puts fields of a working copy into the form. Returns a function that restores the previous values. */
  putIn(copy: WorkingCopy, fields: Values): () => void;
};

export type TakeOver = ReturnType<typeof useTakeOver>;

/**
 * Merges a working copy into the form, and can undo the merge. The common base of the form and the copy is the revision
 * on which the copy is based, or the form's revision if that is older.
 */
export function useTakeOver({ name, record, values, putIn }: TakeOverOptions) {
  const current = useLatest<Values>({ ...values });
  const [taken, setTaken] = useState<Taken | null>(null);
  const [failed, setFailed] = useState({ revision: 0, text: '' });

  async function merge(copy: WorkingCopy) {
    const { revision } = record;
    // If the copy is based on a newer revision, the next save merges that revision.
    const base = copy.loaded > revision ? record : await stateAt(name, record, copy.loaded);
    const states = { base, mine: current.current, theirs: { ...base, ...copy.values } };
    const { values: result, merged, open } = mergeWork(name, states);
    const fields: Values = Object.assign({}, ...merged.map(({ field }) => takeField(name, field, result)));
    setTaken({ copy, revision, fields, open, undo: putIn(copy, fields) });
  }

  const shown = taken?.revision === record.revision ? taken : null;
  const fields = Object.entries(shown?.fields ?? {});
  const hasTaken = fields.length > 0;
  const isUntouched = fields.every(([field, value]) => sameValue(valueIn(values, field), value));
  return {
    failure: failed.revision === record.revision ? failed.text : '',
    take(copy: WorkingCopy) {
      const { revision } = record;
      setFailed({ revision, text: '' });
      merge(copy).catch((error: unknown) => setFailed({ revision, text: errorMessage(error) }));
    },
    /** The fields that await a choice, with the form's and the copy's values. */
    open: (shown?.open ?? []).map(
      ({ field, label, theirs }): FieldChange => ({
        ...{ field, label },
        before: shownValue(name, field, values),
        after: theirs,
      }),
    ),
    choose(field: string) {
      const conflict = shown?.open.find((one) => one.field === field);
      if (!shown || !conflict) return;
      const blocks = mergeOpen(name, conflict, current.current);
      const chosen = blocks
        ? takeBlocks(name, blocks, () => 'theirs')
        : takeField(name, field, shown.copy.values);
      const undo = putIn(shown.copy, chosen);
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
    /** Keeps the form's value in all fields that await a choice. */
    keep: () => setTaken(shown && hasTaken ? { ...shown, open: [] } : null),
    /** Null if fields only await a choice, or if the record's revision or one of these fields has changed since. */
    undo:
      shown && isUntouched && (hasTaken || shown.open.length === 0)
        ? () => {
            shown.undo();
            setTaken(null);
          }
        : null,
  };
}
