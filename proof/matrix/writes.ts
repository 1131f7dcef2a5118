import type { Collection } from '@/lib/model/kinds';
import type { Case, Operation, Seed, Write } from './cell';
import {
  historyEntry,
  newRecord,
  STORED_REVISION,
  stamp,
  storedRecord,
  storedTombstone,
  tombstone,
} from './records';
import { Ago, type Fields } from './value';

/** The documents before a commit, and its writes. */
export type Commit = { seed: Seed; writes: Write[] };

export type Named = Omit<Case, 'make'>;

/** Returns the description of a case for the Blog collection. */
export const blog = (operation: Operation, what: string, sound: boolean): Named => ({
  place: 'Blog',
  operation,
  what,
  sound,
});

export const commitCase = (named: Named, make: (id: string) => { seed?: Seed; writes: Write[] }): Case => ({
  ...named,
  make(id) {
    const { seed = {}, writes } = make(id);
    return { seed, ask: { kind: 'commit', writes } };
  },
});

// The functions below return commits that are valid except for the missing write to the clock.

export function creation(name: Collection, id: string, state: Fields = {}): Commit {
  const path = `${name}/${id}`;
  return { seed: { [path]: null }, writes: [{ path, fields: newRecord(name, id, state) }] };
}

export function save(name: Collection, id: string, before: Fields = {}, after: Fields = {}) {
  const path = `${name}/${id}`;
  const stored = storedRecord(name, id, before);
  const next: Fields = { ...stored, ...stamp(STORED_REVISION + 1), ...after };
  const commit: Commit = {
    seed: { [path]: stored },
    writes: [
      { path, fields: next },
      { path: `${path}/history/${STORED_REVISION}`, fields: historyEntry(stored) },
    ],
  };
  return { ...commit, next };
}

export function deletion(name: Collection, id: string, state: Fields = {}) {
  const path = `${name}/${id}`;
  const stored = storedRecord(name, id, state);
  const commit: Commit = {
    seed: { [path]: stored },
    writes: [
      { path, fields: null },
      { path: `${path}/history/${STORED_REVISION}`, fields: historyEntry(stored) },
      { path: `Trash/${name}_${id}`, fields: tombstone(name, stored) },
    ],
  };
  return { ...commit, stored };
}

/** Returns a commit that restores a record deleted a minute ago. */
export function restoration(name: Collection, id: string, state: Fields = {}, changes: Fields = {}): Commit {
  const path = `${name}/${id}`;
  const trash = `Trash/${name}_${id}`;
  const buried = storedTombstone(name, storedRecord(name, id, state), { deletedAt: new Ago(60_000) });
  const fields = newRecord(name, id, { ...state, ...stamp(STORED_REVISION + 1), ...changes });
  return {
    seed: { [path]: null, [trash]: buried },
    writes: [
      { path, fields },
      { path: trash, fields: null },
    ],
  };
}
