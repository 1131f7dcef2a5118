import { type DocumentData, Timestamp } from '@/lib/firebase/firestore';
import type { FieldSpec } from './fields';
import { type Collection, fieldsOf, storedFields } from './kinds';
import type { RecordOf } from './records';

/**
 * Reads one stored value. A number in a text field becomes a string. Any other invalid or missing value becomes the
 * field's initial value.
 */
function readField(spec: FieldSpec, stored: unknown): unknown {
  switch (spec.type) {
    case 'text':
      return typeof stored === 'number' ? String(stored) : typeof stored === 'string' ? stored : spec.initial;
    case 'integer':
      return Number.isSafeInteger(stored) ? stored : spec.initial;
    case 'boolean':
      return typeof stored === 'boolean' ? stored : spec.initial;
    case 'time':
      return stored instanceof Timestamp ? stored.toDate() : null;
  }
}

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
  const record = Object.fromEntries(fields.map(([field, spec]) => [field, readField(spec, data[field])]));
  return { ...record, id } as RecordOf<Name>;
}

/**
 * Converts a record to a stored document, with times as timestamps. Saving replaces the stamp (revision, time and
 * author).
 */
export function toDocument<Name extends Collection>(name: Name, record: RecordOf<Name>): DocumentData {
  const toStored = (value: unknown) => (value instanceof Date ? Timestamp.fromDate(value) : value);
  const values: Record<string, unknown> = { ...record };
  return Object.fromEntries(storedFields(fieldsOf(name)).map(([field]) => [field, toStored(values[field])]));
}

/** Returns a new record with every field at its initial value. */
export function emptyRecord<Name extends Collection>(name: Name, id: string): RecordOf<Name> {
  return fromDocument(name, id, {});
}
