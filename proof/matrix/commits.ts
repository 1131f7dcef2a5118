import type { Collection } from '@/lib/model/kinds';
import type { Case, Seed, Write } from './cell';
import { historyEntry, newRecord, stamp, storedRecord, tick } from './records';
import { lifeOf } from './specification';
import type { Fields } from './value';

/** The footprint has two records and no more, so its cases take turns. */
export const FOOTPRINTS = ['draft', 'published'] as const;

type Target = { idOf(id: string): string; lane?: string };

/** Where records of a collection can stand: anywhere, or at the footprint's two places. */
export function targetsOf(name: Collection): Target[] {
  if (lifeOf(name) === 'pair') return FOOTPRINTS.map((id) => ({ idOf: () => id, lane: id }));
  if (lifeOf(name) === 'file') return [{ idOf: (id) => `${id}.pdf` }];
  return [{ idOf: (id) => id }];
}

type Named = { what: string; sound: boolean };

export const CLOCK = 'Changes/clock';

/** The count of what a commit does to a record, which is demanded of visible changes and allowed for others. */
function tickOf(name: Collection, id: string, seed: Seed, writes: Write[]): Write[] {
  const path = `${name}/${id}`;
  const write = writes.find((one) => one.path === path);
  const record = write?.fields ?? seed[path];
  if (!write || !record) return [];
  return [{ path: CLOCK, fields: tick(name, { ...record, id }, write.fields !== null) }];
}

/** Cases of a collection that commit writes, at each place that its records can have. */
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

/** A new record as `change` leaves it. */
export const createCases = (name: Collection, named: Named, change: (record: Fields, id: string) => Fields) =>
  commitCases(name, 'create', named, (id) => ({
    seed: { [`${name}/${id}`]: null },
    writes: [{ path: `${name}/${id}`, fields: change(newRecord(name, id), id) }],
  }));

type UpdateParts = {
  /** Differences of what is stored from a sound record. */
  stored?: (record: Fields, id: string) => Fields;
  /** Differences of what is written. */
  next?: (record: Fields, id: string) => Fields;
};

const same = (record: Fields) => record;

/** A stored record saved as the revision after it, with its history entry. */
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
