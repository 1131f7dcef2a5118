import { type DocumentData, Timestamp } from '@/lib/firebase/firestore';
import type { FieldSpec } from './fields';
import { type Collection, fieldsOf } from './kinds';
import type { RecordOf } from './records';

/** Reads one stored value; what is missing or of another type gives the field's initial value. */
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

/** A record from a stored document, tolerant of fields that older writers did not know. The id is the document's. */
export function fromDocument<Name extends Collection>(
  name: Name,
  id: string,
  data: DocumentData,
): RecordOf<Name> {
  const fields = Object.entries(fieldsOf(name));
  const record = Object.fromEntries(fields.map(([field, spec]) => [field, readField(spec, data[field])]));
  return { ...record, id } as RecordOf<Name>;
}

/** The document to store. Times become timestamps; the stamp (revision, when, who) is the writer's to add. */
export function toDocument<Name extends Collection>(record: RecordOf<Name>): DocumentData {
  const toStored = (value: unknown) => (value instanceof Date ? Timestamp.fromDate(value) : value);
  return Object.fromEntries(Object.entries(record).map(([field, value]) => [field, toStored(value)]));
}

/** A record with every field at its initial value, not stored yet. */
export function emptyRecord<Name extends Collection>(name: Name, id: string): RecordOf<Name> {
  return fromDocument(name, id, {});
}
