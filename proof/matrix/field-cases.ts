import { type Collection, fieldsOf } from '@/lib/model/kinds';
import type { Case } from './cell';
import { createCases, updateCases } from './commits';
import { fieldCases } from './field-values';
import { without } from './records';
import { COLLECTIONS, judgedFields } from './specification';
import type { Fields } from './value';

type Change = { what: string; sound: boolean; change: (record: Fields, id: string) => Fields };

const EXTRA_FIELDS = ['more', 'admin', 'html', 'Title', ' ', 'title.text', '😀', 'x'.repeat(200)];

function changes(name: Collection): Change[] {
  const missing = Object.keys(judgedFields(name)).map(
    (field): Change => ({
      what: `${field} is missing`,
      sound: fieldsOf(name)[field]?.isNew ?? false,
      change: (record: Fields) => without(record, field),
    }),
  );
  const extra = EXTRA_FIELDS.map(
    (field): Change => ({
      what: `an extra field ${JSON.stringify(field.slice(0, 12))}`,
      sound: false,
      change: (record: Fields) => ({ ...record, [field]: 'text' }),
    }),
  );
  const values = fieldCases(name).map(
    ({ field, what, value, sound }): Change => ({
      what,
      sound,
      change: (record: Fields) => ({ ...record, [field]: value }),
    }),
  );
  return [
    { what: 'a valid record', sound: true, change: (record) => record },
    { what: 'no fields', sound: false, change: () => ({}) },
    ...missing,
    ...extra,
    ...values,
  ];
}

/** Cases that create and update records of every collection with valid, invalid, missing and extra fields. */
export function fieldChangeCases(): Case[] {
  return COLLECTIONS.flatMap((name) =>
    changes(name).flatMap(({ change, ...named }) => [
      ...createCases(name, named, change),
      ...updateCases(name, named, { next: change }),
    ]),
  );
}
