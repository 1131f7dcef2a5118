import type { Collection } from '@/lib/model/kinds';
import type { Case, Seed, Write } from './cell';
import { historyEntry, newRecord, stamp, storedRecord, tick } from './records';
import { lifeOf } from './specification';
import type { Fields } from './value';

/** The footprint has exactly two records, so the cases for each record run one after another. */
const FOOTPRINTS = ['draft', 'published'] as const;

type Target = { idOf(id: string): string; lane?: string };

/**
 * Returns the kinds of id that a collection's records can have: any id, the name of a PDF, or one of the footprint's
 * two ids.
 */
export function targetsOf(name: Collection): Target[] {
  if (lifeOf(name) === 'pair') return FOOTPRINTS.map((id) => ({ idOf: () => id, lane: id }));
  if (lifeOf(name) === 'file') return [{ idOf: (id) => `${id}.pdf` }];
  return [{ idOf: (id) => id }];
}

type Named = { what: string; sound: boolean };

export const CLOCK = 'Changes/clock';

/**
 * Returns the write that counts a change to a record, or nothing if the writes do not include the record. Visible
 * changes require this write; other changes are allowed to include it.
 */
export function tickOf(name: Collection, id: string, seed: Seed, writes: Write[]): Write[] {
  const path = `${name}/${id}`;
  const write = writes.find((one) => one.path === path);
  const record = write?.fields ?? seed[path];
  if (!write || !record) return [];
  return [{ path: CLOCK, fields: tick(name, { ...record, id }, write.fields !== null) }];
}

/**
 * Returns a case for each target of the collection. The case commits these writes, and the clock's count unless the
 * writes include one.
 */
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

/** Returns cases that create a valid record modified by `change`. */
export const createCases = (name: Collection, named: Named, change: (record: Fields, id: string) => Fields) =>
  commitCases(name, 'create', named, (id) => ({
    seed: { [`${name}/${id}`]: null },
    writes: [{ path: `${name}/${id}`, fields: change(newRecord(name, id), id) }],
  }));

type UpdateParts = {
  /** Changes a valid record into the stored record. */
  stored?: (record: Fields, id: string) => Fields;
  /** Changes a valid record into the written record. */
  next?: (record: Fields, id: string) => Fields;
};

const same = (record: Fields) => record;

/** Returns cases that save a stored record at the next revision, with its history entry. */
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
