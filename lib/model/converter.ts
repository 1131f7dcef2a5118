import { type DocumentData, Timestamp } from '@/lib/firebase/firestore';
import { typeOf } from './fields/types';
import { type Collection, fieldsOf, storedFields } from './kinds';
import type { RecordOf } from './records';

/** Returns a stored timestamp as a date; null if the value is not a timestamp. */
export const toDate = (stored: unknown) => (stored instanceof Timestamp ? stored.toDate() : null);

const fromStored = (value: unknown) => toDate(value) ?? value;

const toStored = (value: unknown) => (value instanceof Date ? Timestamp.fromDate(value) : value);

/**
 * Converts a stored document to a record with this id. Missing and invalid fields get their initial values, and unknown
 * fields are dropped.
 */
export function fromDocument<Name extends Collection>(
  name: Name,
  id: string,
  data: DocumentData,
): RecordOf<Name> {
  const fields = Object.entries(fieldsOf(name));
  const values = fields.map(([field, spec]) => [field, typeOf(spec).read(spec, fromStored(data[field]))]);
  return { ...Object.fromEntries(values), id } as RecordOf<Name>;
}

/**
 * Converts a record to a stored document, with times as timestamps. Saving replaces the stamp (revision, time and
 * author).
 */
export function toDocument<Name extends Collection>(name: Name, record: RecordOf<Name>): DocumentData {
  const values: Record<string, unknown> = { ...record };
  return Object.fromEntries(storedFields(fieldsOf(name)).map(([field]) => [field, toStored(values[field])]));
}

/** Returns a new record with every field at its initial value. */
export function emptyRecord<Name extends Collection>(name: Name, id: string): RecordOf<Name> {
  return fromDocument(name, id, {});
}
