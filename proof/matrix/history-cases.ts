import type { Collection } from '@/lib/model/kinds';
import type { Case, Seed, Write } from './cell';
import { commitCases } from './commits';
import { historyEntry, LONG_AGO, STORED_REVISION, stamp, storedRecord, without } from './records';
import { COLLECTIONS } from './specification';
import { Ago, type Fields } from './value';

/** A variant of the history entry that a save must write. */
type Entry = { what: string; sound?: boolean; change: (entry: Fields) => Fields | null; at?: string };

const change = (changes: Fields) => (entry: Fields) => ({ ...entry, ...changes });

const ENTRIES: Entry[] = [
  { what: 'kept', sound: true, change: (entry) => entry },
  { what: 'not kept', change: () => null },
  { what: 'kept with another record', change: change({ record: { id: 'other' } }) },
  { what: 'kept without a record', change: (entry) => without(entry, 'record') },
  { what: 'kept with an empty record', change: change({ record: {} }) },
  { what: 'kept as another revision', change: change({ revision: 2 }) },
  { what: 'kept as the next revision', change: change({ revision: 4 }) },
  { what: 'kept without a revision', change: (entry) => without(entry, 'revision') },
  { what: 'kept as replaced long ago', change: change({ replacedAt: LONG_AGO }) },
  { what: 'kept as replaced a minute ago', change: change({ replacedAt: new Ago(60_000) }) },
  { what: 'kept without its time', change: (entry) => without(entry, 'replacedAt') },
  { what: 'kept as replaced by somebody else', change: change({ replacedBy: 'somebody' }) },
  { what: 'kept without its author', change: (entry) => without(entry, 'replacedBy') },
  { what: 'kept with an extra field', change: change({ more: 1 }) },
  { what: 'kept under another revision', change: (entry) => entry, at: '2' },
  { what: 'kept under the next revision', change: (entry) => entry, at: '4' },
  { what: 'kept under a word', change: (entry) => entry, at: 'last' },
  { what: 'kept under 03', change: (entry) => entry, at: '03' },
];

/** Cases in which the history entry already exists. A save that does not write the entry itself must be refused. */
const standing = (name: Collection, what: string, entry: (record: Fields) => Fields): Case[] =>
  commitCases(
    name,
    'update',
    { what: `the replaced state is already in history, ${what}`, sound: false },
    (id) => {
      const before = storedRecord(name, id);
      const path = `${name}/${id}`;
      return {
        seed: { [path]: before, [`${path}/history/${STORED_REVISION}`]: entry(before) },
        writes: [{ path, fields: { ...before, ...stamp(4) } }],
      };
    },
  );

/** Cases in which a save writes an extra history entry. All must be refused. */
const twice = (name: Collection, revision: string): Case[] =>
  commitCases(
    name,
    'update',
    { what: `the replaced state is also kept under ${revision}`, sound: false },
    (id) => {
      const { seed, writes } = entryWrites(name, id, { what: '', change: (entry) => entry });
      const path = `${name}/${id}`;
      const more = { path: `${path}/history/${revision}`, fields: historyEntry(storedRecord(name, id)) };
      return {
        seed,
        writes: [{ path, fields: { ...storedRecord(name, id), ...stamp(4) } }, ...writes, more],
      };
    },
  );

type Parts = { seed: Seed; writes: Write[] };

function entryWrites(name: Collection, id: string, { change: changed, at }: Entry): Parts {
  const before = storedRecord(name, id);
  const path = `${name}/${id}`;
  const fields = changed(historyEntry(before));
  const kept = fields ? [{ path: `${path}/history/${at ?? STORED_REVISION}`, fields }] : [];
  return { seed: { [path]: before }, writes: kept };
}

function saves(name: Collection): Case[] {
  return ENTRIES.flatMap((entry) =>
    commitCases(
      name,
      'update',
      { what: `the replaced state is ${entry.what}`, sound: entry.sound ?? false },
      (id) => {
        const { seed, writes } = entryWrites(name, id, entry);
        const path = `${name}/${id}`;
        return { seed, writes: [{ path, fields: { ...storedRecord(name, id), ...stamp(4) } }, ...writes] };
      },
    ),
  );
}

/**
 * Cases that write an entry without saving its record. All must be refused: an entry created too early would
 * permanently block the save that has to write it.
 */
function alone(name: Collection): Case[] {
  const inHistory = (
    what: string,
    operation: 'create' | 'update' | 'delete',
    write: (id: string) => Parts,
  ): Case[] =>
    commitCases(name, operation, { what: `${name}: ${what}`, sound: false }, write).map((one) => ({
      ...one,
      place: 'history',
    }));
  const stored = (id: string, rest: Seed = {}) => ({ [`${name}/${id}`]: storedRecord(name, id), ...rest });
  const at = (id: string, revision: string) => `${name}/${id}/history/${revision}`;
  const earlier = (id: string) =>
    historyEntry(storedRecord(name, id, { revision: 1 }), { replacedAt: LONG_AGO });
  return [
    ...inHistory('an entry alone', 'create', (id) =>
      entryWrites(name, id, { what: '', change: (entry) => entry }),
    ),
    ...inHistory('an entry for a missing record', 'create', (id) => ({
      seed: { [`${name}/${id}`]: null },
      writes: [{ path: at(id, '0'), fields: historyEntry({ id }) }],
    })),
    ...inHistory('a changed entry', 'update', (id) => ({
      seed: stored(id, { [at(id, '1')]: earlier(id) }),
      writes: [{ path: at(id, '1'), fields: { ...earlier(id), replacedBy: 'nobody' } }],
    })),
    ...inHistory('a deleted entry', 'delete', (id) => ({
      seed: stored(id, { [at(id, '1')]: earlier(id) }),
      writes: [{ path: at(id, '1'), fields: null }],
    })),
  ];
}

/** Cases that test whether each commit preserves the state that it replaces, unchanged and permanently. */
export const historyCases = (): Case[] =>
  COLLECTIONS.flatMap((name) => [
    ...saves(name),
    ...standing(name, 'from long ago', (record) => historyEntry(record, { replacedAt: LONG_AGO })),
    ...standing(name, 'of another record', () => historyEntry({ id: 'other' }, { replacedAt: LONG_AGO })),
    ...twice(name, '4'),
    ...twice(name, '99'),
    ...alone(name),
  ]);
