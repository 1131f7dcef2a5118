import { type Collection, fieldsOf } from '@/lib/model/kinds';
import type { Case } from './cell';
import { createCases, updateCases } from './commits';
import { fieldCases } from './field-values';
import { without } from './records';
import { COLLECTIONS, judgedFields } from './specification';
import type { Fields } from './value';

type Change = { what: string; sound: boolean; change: (record: Fields, id: string) => Fields };

const EXTRA_FIELDS = ['more', 'admin', 'html', 'Title', ' ', 'title.text', '😀', 'x'.repeat(200)];

const set = (changes: Fields) => (record: Fields) => ({ ...record, ...changes });

const changes = (name: Collection): Change[] => [
  { what: 'a valid record', sound: true, change: set({}) },
  { what: 'no fields', sound: false, change: () => ({}) },
  ...Object.keys(judgedFields(name)).map((field) => ({
    what: `${field} is missing`,
    sound: fieldsOf(name)[field]?.isNew ?? false,
    change: (record: Fields) => without(record, field),
  })),
  ...EXTRA_FIELDS.map((field) => ({
    what: `an extra field ${JSON.stringify(field.slice(0, 12))}`,
    sound: false,
    change: set({ [field]: 'text' }),
  })),
  ...fieldCases(name).map(({ field, what, value, sound }) => ({
    ...{ what, sound },
    change: set({ [field]: value }),
  })),
];

/** Cases that create and update records of every collection with valid, invalid, missing and extra fields. */
export function fieldChangeCases(): Case[] {
  return COLLECTIONS.flatMap((name) =>
    changes(name).flatMap(({ change, ...named }) => [
      ...createCases(name, named, change),
      ...updateCases(name, named, { next: change }),
    ]),
  );
}
