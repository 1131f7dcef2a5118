import type { Collection } from '@/lib/model/kinds';
import type { Case, Seed, Write } from './cell';
import { commitCases } from './commits';
import { historyEntry, LONG_AGO, STORED_REVISION, stamp, storedRecord, tombstone, without } from './records';
import { DELETABLE } from './specification';
import { Ago, type Fields } from './value';

/** A variant of a delete, described by the documents that it leaves. */
type Left = {
  what: string;
  sound?: boolean;
  history?: (entry: Fields) => Fields | null;
  trash?: (tombstone: Fields) => Fields | null;
  trashId?: (id: string) => string;
  keepsRecord?: boolean;
  /** Whether a second tombstone is written in addition to the correct one. */
  anotherTombstone?: boolean;
  saves?: boolean;
};

const change = (changes: Fields) => (fields: Fields) => ({ ...fields, ...changes });

const LEFT: Left[] = [
  { what: 'history and tombstone', sound: true },
  { what: 'no trace', history: () => null, trash: () => null },
  { what: 'a tombstone but no history', history: () => null },
  { what: 'history but no tombstone', trash: () => null },
  { what: 'history of another state', history: change({ record: { id: 'other' } }) },
  { what: 'history at another time', history: change({ replacedAt: LONG_AGO }) },
  { what: 'a tombstone with another record', trash: change({ record: { id: 'other' } }) },
  { what: 'a tombstone without the record', trash: (fields) => without(fields, 'record') },
  { what: 'a tombstone of another revision', trash: change({ revision: 2 }) },
  { what: 'a tombstone without a revision', trash: (fields) => without(fields, 'revision') },
  { what: 'a tombstone at another time', trash: change({ deletedAt: LONG_AGO }) },
  { what: 'a tombstone in the future', trash: change({ deletedAt: new Ago(-86_400_000) }) },
  { what: 'a tombstone by somebody else', trash: change({ deletedBy: 'somebody' }) },
  { what: 'a tombstone of another id', trash: change({ id: 'other' }) },
  { what: 'a tombstone of another collection', trash: change({ collection: 'GlobalFootprint' }) },
  { what: 'a tombstone without a collection', trash: change({ collection: '' }) },
  { what: 'a tombstone with an extra field', trash: change({ more: 1 }) },
  { what: 'a tombstone under another name', trashId: (id) => `Elsewhere_${id}` },
  { what: 'a tombstone, but the record stays', keepsRecord: true },
  { what: 'a tombstone, but the record is saved', saves: true },
  { what: 'two tombstones', anotherTombstone: true },
];

function deletion(name: Collection, id: string, left: Left): { seed: Seed; writes: Write[] } {
  const before = storedRecord(name, id);
  const path = `${name}/${id}`;
  const kept = (left.history ?? change({}))(historyEntry(before));
  const buried = (left.trash ?? change({}))(tombstone(name, before));
  const trashPath = `Trash/${left.trashId?.(id) ?? `${name}_${id}`}`;
  return {
    seed: { [path]: before },
    writes: [
      ...(left.keepsRecord ? [] : [{ path, fields: left.saves ? { ...before, ...stamp(4) } : null }]),
      ...(kept ? [{ path: `${path}/history/${STORED_REVISION}`, fields: kept }] : []),
      ...(buried ? [{ path: trashPath, fields: buried }] : []),
      ...(left.anotherTombstone && buried ? [{ path: `${trashPath}_2`, fields: buried }] : []),
    ],
  };
}

const deletes = (name: Collection): Case[] =>
  LEFT.flatMap((left) =>
    commitCases(name, 'delete', { what: `leaves ${left.what}`, sound: left.sound ?? false }, (id) =>
      deletion(name, id, left),
    ),
  );

const oldDeletes = (name: Collection): Case[] =>
  commitCases(name, 'delete', { what: 'a record without a revision', sound: true }, (id) => {
    const before = without(storedRecord(name, id), 'revision');
    const path = `${name}/${id}`;
    return {
      seed: { [path]: before },
      writes: [
        { path, fields: null },
        { path: `${path}/history/0`, fields: historyEntry(before) },
        { path: `Trash/${name}_${id}`, fields: tombstone(name, before) },
      ],
    };
  });

function footprintDeletes(): Case[] {
  return commitCases('GlobalFootprint', 'delete', { what: 'leaves history', sound: true }, (id) => {
    const before = storedRecord('GlobalFootprint', id);
    const path = `GlobalFootprint/${id}`;
    return {
      seed: { [path]: before },
      writes: [
        { path, fields: null },
        { path: `${path}/history/${STORED_REVISION}`, fields: historyEntry(before) },
      ],
    };
  });
}

/** Cases for deletes, which must preserve the record's last state. */
export const deleteCases = (): Case[] => [
  ...DELETABLE.flatMap((name) => [...deletes(name), ...oldDeletes(name)]),
  ...footprintDeletes(),
];
