import type { Collection } from '@/lib/model/kinds';
import type { Case, Seed, Write } from './cell';
import { historyEntry, newRecord, stamp, storedRecord, tick } from './records';
import { lifecycleOf } from './specification';
import type { Fields } from './value';

/** The footprint has exactly two records, so its cases run sequentially. */
export const FOOTPRINTS = ['draft', 'published'] as const;

type Target = { idOf(id: string): string; lane?: string };

/** Returns the ids that a collection's records can have: any, the name of any PDF, or the footprint's two. */
export function targetsOf(name: Collection): Target[] {
  if (lifecycleOf(name) === 'pair') return FOOTPRINTS.map((id) => ({ idOf: () => id, lane: id }));
  if (lifecycleOf(name) === 'file') return [{ idOf: (id) => `${id}.pdf` }];
  return [{ idOf: (id) => id }];
}

type Named = { what: string; sound: boolean };

export const CLOCK = 'Changes/clock';

/** Returns the write that counts a change to a record. Visible changes require it; other changes may include it. */
export function tickOf(name: Collection, id: string, seed: Seed, writes: Write[]): Write[] {
  const path = `${name}/${id}`;
  const write = writes.find((one) => one.path === path);
  const record = write?.fields ?? seed[path];
  if (!write || !record) return [];
  return [{ path: CLOCK, fields: tick(name, { ...record, id }, write.fields !== null) }];
}

/** Returns cases that commit these writes, with the clock's count: one for each target of the collection. */
export function commitCases(
  name: Collection,
  operation: 'create' | 'update' | 'delete',
  { what, sound }: Named,
  write: (id: string) => { seed: Seed; writes: Write[] },
): Case[] {
  return targetsOf(name).map(({ idOf, lane }) => ({
    place: name,
    operation,
    what: lane ? `${what} (${lane})` : what,
    sound,
    ...(lane !== undefined && { lane }),
    make(id) {
      const { seed, writes } = write(idOf(id));
      const counted = writes.some(({ path }) => path === CLOCK) ? [] : tickOf(name, idOf(id), seed, writes);
      return { seed, ask: { kind: 'commit', writes: [...writes, ...counted] } };
    },
  }));
}

/** Cases that create a record modified by `change`. */
export const createCases = (name: Collection, named: Named, change: (record: Fields, id: string) => Fields) =>
  commitCases(name, 'create', named, (id) => ({
    seed: { [`${name}/${id}`]: null },
    writes: [{ path: `${name}/${id}`, fields: change(newRecord(name, id), id) }],
  }));

type UpdateParts = {
  /** Changes a valid record into the stored one. */
  stored?: (record: Fields, id: string) => Fields;
  /** Changes a valid record into the written one. */
  next?: (record: Fields, id: string) => Fields;
};

const same = (record: Fields) => record;

/** Cases that save a stored record at the next revision, with its history entry. */
export const updateCases = (name: Collection, named: Named, { stored = same, next = same }: UpdateParts) =>
  commitCases(name, 'update', named, (id) => {
    const before = stored(storedRecord(name, id), id);
    const path = `${name}/${id}`;
    const revision = typeof before.revision === 'number' ? before.revision : 0;
    return {
      seed: { [path]: before },
      writes: [
        { path, fields: next({ ...before, ...stamp(revision + 1) }, id) },
        { path: `${path}/history/${revision}`, fields: historyEntry(before) },
      ],
    };
  });
