import type { Collection } from '@/lib/model/kinds';
import { type Case, judged } from './cell';
import { commitCases } from './commits';
import {
  historyEntry,
  LONG_AGO,
  newRecord,
  STORED_REVISION,
  stamp,
  storedRecord,
  storedTombstone,
} from './records';
import { COLLECTIONS, DELETABLE } from './specification';
import { Double, type Fields } from './value';
import type { Commit } from './writes';

/** Returns the history entries that a save writes, by revision, from the correct entry. */
type Kept = (entry: Fields) => Record<string, Fields>;

const changed =
  (changes: Fields): Kept =>
  (entry) => ({ [STORED_REVISION]: { ...entry, ...changes } });

const ENTRIES = judged<Kept>(
  { kept: changed({}) },
  {
    'not kept': () => ({}),
    'kept with another record': changed({ record: { id: 'other' } }),
    'kept as another revision': changed({ revision: 2 }),
    'kept as replaced long ago': changed({ replacedAt: LONG_AGO }),
    'kept as replaced by somebody else': changed({ replacedBy: 'somebody' }),
    'kept with an extra field': changed({ more: 1 }),
    'kept under another revision': (entry) => ({ 2: entry }),
    'kept under 03': (entry) => ({ '03': entry }),
    'also kept under 4': (entry) => ({ [STORED_REVISION]: entry, 4: entry }),
    'also kept as 3.0, with another record': (entry) => ({
      [STORED_REVISION]: entry,
      '3.0': { ...entry, revision: new Double(STORED_REVISION), record: { id: 'other' } },
    }),
    'also kept as 99': (entry) => ({ [STORED_REVISION]: entry, 99: { ...entry, revision: 99 } }),
  },
);

/** Entries that already exist. A save that does not write the entry itself must be refused. */
const STANDING: Record<string, (record: Fields) => Fields> = {
  'from long ago': (record) => historyEntry(record, { replacedAt: LONG_AGO }),
  'of another record': () => historyEntry({ id: 'other' }, { replacedAt: LONG_AGO }),
};

const saveOf = (name: Collection, id: string) => {
  const path = `${name}/${id}`;
  const before = storedRecord(name, id);
  return { path, before, record: { path, fields: { ...before, ...stamp(STORED_REVISION + 1) } } };
};

const saves = (name: Collection): Case[] => [
  ...ENTRIES.flatMap(({ what, row: kept, sound }) =>
    commitCases(name, 'update', { what: `the replaced state is ${what}`, sound }, (id) => {
      const { path, before, record } = saveOf(name, id);
      const entries = Object.entries(kept(historyEntry(before)));
      const history = entries.map(([revision, fields]) => ({ path: `${path}/history/${revision}`, fields }));
      return { seed: { [path]: before }, writes: [record, ...history] };
    }),
  ),
  ...Object.entries(STANDING).flatMap(([which, entryOf]) => {
    const what = `the replaced state is already in history, ${which}`;
    return commitCases(name, 'update', { what, sound: false }, (id) => {
      const { path, before, record } = saveOf(name, id);
      const entry = { [`${path}/history/${STORED_REVISION}`]: entryOf(before) };
      return { seed: { [path]: before, ...entry }, writes: [record] };
    });
  }),
];

/**
 * Cases that write an entry without saving its record. All must be refused: an entry created too early would
 * permanently block the save that has to write it.
 */
function alone(name: Collection): Case[] {
  const inHistory = (
    what: string,
    operation: 'create' | 'update' | 'delete',
    make: (path: string, before: Fields) => Commit,
  ): Case[] =>
    commitCases(name, operation, { what: `${name}: ${what}`, sound: false }, (id) =>
      make(`${name}/${id}`, storedRecord(name, id)),
    ).map((one) => ({ ...one, place: 'history' }));
  const earlier = (before: Fields) => historyEntry({ ...before, revision: 1 }, { replacedAt: LONG_AGO });
  const rewritten = (change: (entry: Fields) => Fields | null) => (path: string, before: Fields) => ({
    seed: { [path]: before, [`${path}/history/1`]: earlier(before) },
    writes: [{ path: `${path}/history/1`, fields: change(earlier(before)) }],
  });
  return [
    ...inHistory('an entry alone', 'create', (path, before) => ({
      seed: { [path]: before },
      writes: [{ path: `${path}/history/${STORED_REVISION}`, fields: historyEntry(before) }],
    })),
    ...inHistory('an entry of the revision before, alone', 'create', (path, before) => ({
      seed: { [path]: before },
      writes: [
        {
          path: `${path}/history/${STORED_REVISION - 1}`,
          fields: historyEntry({ ...before, revision: STORED_REVISION - 1 }),
        },
      ],
    })),
    ...inHistory('an entry with a new record', 'create', (path, { id = '' }) => ({
      seed: { [path]: null },
      writes: [
        { path, fields: newRecord(name, String(id)) },
        { path: `${path}/history/0`, fields: historyEntry({ id }) },
      ],
    })),
    ...inHistory('an entry for a missing record', 'create', (path, { id = '' }) => ({
      seed: { [path]: null },
      writes: [{ path: `${path}/history/0`, fields: historyEntry({ id }) }],
    })),
    ...(DELETABLE.includes(name)
      ? inHistory('an entry for a record deleted long ago', 'create', (path, before) => ({
          seed: { [path]: null, [`Trash/${path.replace('/', '_')}`]: storedTombstone(name, before) },
          writes: [{ path: `${path}/history/${STORED_REVISION}`, fields: historyEntry(before) }],
        }))
      : []),
    ...inHistory(
      'a changed entry',
      'update',
      rewritten((entry) => ({ ...entry, replacedBy: 'nobody' })),
    ),
    ...inHistory(
      'a deleted entry',
      'delete',
      rewritten(() => null),
    ),
  ];
}

/** Cases that test whether each commit preserves the state that it replaces, unchanged and permanently. */
export const historyCases = (): Case[] => COLLECTIONS.flatMap((name) => [...saves(name), ...alone(name)]);
