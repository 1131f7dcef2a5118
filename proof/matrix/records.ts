import type { Collection } from '@/lib/model/kinds';
import { sampleFields } from '@/lib/testing/records';
import { type Fields, NOW, ONE_MORE } from './value';

/** The uid of the administrator that cases name as the writer. */
export const WRITER = 'matrix-administrator';

export const emailOf = (uid: string): string => `${uid}@purvia.example`;

export const LONG_AGO = new Date('2026-01-02T03:04:05.678Z');
// Not relative to the request, because a backend stores the record some time before.
export const FAR_AHEAD = new Date('2099-01-01T00:00:00Z');
export const SCHEDULED = { published: false, publishedAt: null, publishAt: FAR_AHEAD };

export const STORED_REVISION = 3;

/** Returns a valid record without `revision`, `updatedAt` and `updatedBy`. */
function content(name: Collection, id: string): Fields {
  const { revision: _revision, updatedAt: _at, updatedBy: _by, ...fields } = sampleFields(name, id);
  return fields;
}

export const stamp = (revision: number): Fields => ({ revision, updatedAt: NOW, updatedBy: WRITER });

/** Returns a new record as the writer saves it. */
export const newRecord = (name: Collection, id: string, changes: Fields = {}): Fields => ({
  ...content(name, id),
  ...stamp(1),
  ...changes,
});

/** Returns a record as it is stored before a commit. */
export const storedRecord = (name: Collection, id: string, changes: Fields = {}): Fields => ({
  ...content(name, id),
  revision: STORED_REVISION,
  updatedAt: LONG_AGO,
  updatedBy: 'somebody',
  ...changes,
});

/** Returns the clock's count for a record that is written or deleted. */
export const tick = (collection: string, record: Fields, visible: boolean, changes: Fields = {}): Fields => ({
  collection,
  id: record.id ?? '',
  revision: record.revision ?? 0,
  visible,
  at: NOW,
  count: ONE_MORE,
  ...changes,
});

export const without = (record: Fields, ...fields: string[]): Fields =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));

/** Returns the history entry for a state that the commit replaces. */
export const historyEntry = (record: Fields, changes: Fields = {}): Fields => ({
  record,
  revision: record.revision ?? 0,
  replacedAt: NOW,
  replacedBy: WRITER,
  ...changes,
});

export const tombstone = (name: string, record: Fields, changes: Fields = {}): Fields => ({
  collection: name,
  id: record.id ?? '',
  record,
  revision: record.revision ?? 0,
  deletedAt: NOW,
  deletedBy: WRITER,
  ...changes,
});

export const storedTombstone = (name: string, record: Fields, changes: Fields = {}): Fields =>
  tombstone(name, record, { deletedAt: LONG_AGO, deletedBy: 'somebody', ...changes });
