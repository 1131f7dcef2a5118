'use client';

import { useEffect, useState } from 'react';
import type { work } from '@/content/admin/work';
import { type Collection, fieldsOf } from '@/lib/model/kinds';

/** The origin of a value that was not typed into this form, or was typed for another picture. */
export type Mark = keyof typeof work.marks;

export type Marks = Readonly<Record<string, Mark>>;

const marksFor = (fields: readonly string[], mark: Mark): Marks =>
  Object.fromEntries(fields.map((field) => [field, mark]));

const fieldsIn = (name: Collection, values: object): string[] =>
  Object.keys(values).filter((field) => field in fieldsOf(name));

export type MarksOptions = {
  /** The values in the working copy that the editor opened with. */
  restored: object;
  /** The fields that differ from the stored record. */
  changed: readonly string[];
  /** The fields that were merged from another save. */
  merged: readonly string[];
  /** The descriptions of pictures that have since been replaced. */
  outdated?: readonly string[];
};

/** Tracks which fields contain changes from a working copy or from another save. */
export function useMarks(name: Collection, { restored, changed, merged, outdated = [] }: MarksOptions) {
  const [brought, setBrought] = useState(() => marksFor(fieldsIn(name, restored), 'restored'));
  const present = changed.join(' ');

  // A field that was saved or discarded is not marked again when somebody types in it.
  useEffect(() => {
    const differing = present.split(' ');
    setBrought((before) => {
      const left = Object.entries(before).filter(([field]) => differing.includes(field));
      return left.length === Object.keys(before).length ? before : Object.fromEntries(left);
    });
  }, [present]);

  return {
    marks: { ...brought, ...marksFor(merged, 'merged'), ...marksFor(outdated, 'outdated') } as Marks,
    /** Marks fields that came from another working copy. */
    markTaken: (values: object) =>
      setBrought((before) => ({ ...before, ...marksFor(fieldsIn(name, values), 'taken') })),
    unmark: (fields: readonly string[]) =>
      setBrought((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))),
      ),
  };
}
