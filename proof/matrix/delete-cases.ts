import type { Collection } from '@/lib/model/kinds';
import { type Case, judged } from './cell';
import { commitCases } from './commits';
import { historyEntry, LONG_AGO, stamp, storedRecord, tombstone, without } from './records';
import { DELETABLE } from './specification';
import type { Fields } from './value';
import type { Commit } from './writes';

type Change = (fields: Fields) => Fields | null;

/** A variant of a delete, described by the documents that it leaves. */
type Left = {
  history?: Change;
  trash?: Change;
  trashId?: (id: string) => string;
  keepsRecord?: boolean;
  /** Whether a second tombstone is written in addition to the correct one. */
  anotherTombstone?: boolean;
  saves?: boolean;
  /** Whether the state is also kept as a later revision, which would block that revision's end. */
  alsoLater?: boolean;
};

const change = (changes: Fields) => (fields: Fields) => ({ ...fields, ...changes });
const nothing = () => null;

const LEFT = judged<Left>(
  { 'history and tombstone': {} },
  {
    'no trace': { history: nothing, trash: nothing },
    'a tombstone but no history': { history: nothing },
    'history but no tombstone': { trash: nothing },
    'history of another state': { history: change({ record: { id: 'other' } }) },
    'history at another time': { history: change({ replacedAt: LONG_AGO }) },
    'a tombstone with another record': { trash: change({ record: { id: 'other' } }) },
    'a tombstone of another revision': { trash: change({ revision: 2 }) },
    'a tombstone at another time': { trash: change({ deletedAt: LONG_AGO }) },
    'a tombstone by somebody else': { trash: change({ deletedBy: 'somebody' }) },
    'a tombstone of another id': { trash: change({ id: 'other' }) },
    'a tombstone of another collection': { trash: change({ collection: 'GlobalFootprint' }) },
    'a tombstone with an extra field': { trash: change({ more: 1 }) },
    'a tombstone under another name': { trashId: (id) => `Elsewhere_${id}` },
    'a tombstone, but the record stays': { keepsRecord: true },
    'a tombstone, but the record is saved': { saves: true },
    'two tombstones': { anotherTombstone: true },
    'history of a later revision too': { alsoLater: true },
  },
);

function deletion(name: Collection, id: string, left: Left, before = storedRecord(name, id)): Commit {
  const path = `${name}/${id}`;
  const kept = (left.history ?? change({}))(historyEntry(before));
  const buried = (left.trash ?? change({}))(tombstone(name, before));
  const trashPath = `Trash/${left.trashId?.(id) ?? `${name}_${id}`}`;
  return {
    seed: { [path]: before },
    writes: [
      ...(left.keepsRecord ? [] : [{ path, fields: left.saves ? { ...before, ...stamp(4) } : null }]),
      ...(kept ? [{ path: `${path}/history/${Number(before.revision ?? 0)}`, fields: kept }] : []),
      ...(left.alsoLater
        ? [{ path: `${path}/history/99`, fields: historyEntry({ ...before, revision: 99 }) }]
        : []),
      ...(buried ? [{ path: trashPath, fields: buried }] : []),
      ...(left.anotherTombstone && buried ? [{ path: `${trashPath}_2`, fields: buried }] : []),
    ],
  };
}

const ofCollection = (name: Collection): Case[] => [
  ...LEFT.flatMap(({ what, row, sound }) =>
    commitCases(name, 'delete', { what: `leaves ${what}`, sound }, (id) => deletion(name, id, row)),
  ),
  ...commitCases(name, 'delete', { what: 'a record without a revision', sound: true }, (id) =>
    deletion(name, id, {}, without(storedRecord(name, id), 'revision')),
  ),
];

/** Cases for deletes, which must preserve the record's last state. */
export const deleteCases = (): Case[] => [
  ...DELETABLE.flatMap(ofCollection),
  ...commitCases('GlobalFootprint', 'delete', { what: 'leaves history', sound: true }, (id) =>
    deletion('GlobalFootprint', id, { trash: nothing }),
  ),
];
