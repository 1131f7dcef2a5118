import type { Collection } from '@/lib/model/kinds';
import { type Case, judged, type Write } from './cell';
import { commitCases } from './commits';
import {
  historyEntry,
  LONG_AGO,
  newRecord,
  STORED_REVISION,
  stamp,
  storedRecord,
  storedTombstone,
  tombstone,
  WRITER,
} from './records';
import { DELETABLE, lifeOf } from './specification';
import { Ago, DAY, type Fields, NOW } from './value';
import type { Commit } from './writes';

/** A variant of a restore. */
type Restore = {
  /** Overrides for the deleted record. */
  was?: Fields;
  /** Overrides for the restored record, or null if the commit does not write the record. */
  comes?: Fields | null;
  deletedAt?: Ago;
  /** Whether a new record with this id already exists. */
  taken?: boolean;
  /** Returns an additional write for the commit. */
  beside?: (trash: Fields, path: string) => Write;
};

const RESTORES = judged<Restore>(
  { 'at the next revision': {}, 'after 29 days': { deletedAt: new Ago(29 * DAY) } },
  {
    'after 30 days': { deletedAt: new Ago(30 * DAY) },
    'after 31 days': { deletedAt: new Ago(31 * DAY) },
    'at its last revision': { comes: stamp(STORED_REVISION) },
    'at the first revision': { comes: stamp(1) },
    'at the revision after the next': { comes: stamp(STORED_REVISION + 2) },
    'as somebody else': { comes: { updatedBy: 'somebody' } },
    'over a new record': { taken: true },
    'only by deleting its tombstone': { comes: null },
    'and its tombstone gets a history': {
      beside: (trash, path) => ({
        path: `${path}/history/${STORED_REVISION}`,
        fields: historyEntry(trash),
      }),
    },
    'and its tombstone gets a tombstone': {
      beside: (trash, path) => {
        const id = path.slice('Trash/'.length);
        return { path: `Trash/Trash_${id}`, fields: { ...tombstone('Trash', trash), id } };
      },
    },
  },
);

const WAS_PUBLIC = { published: true, publishedAt: LONG_AGO };

/** Variants for collections whose records can be published. */
const PUBLICATIONS = judged<Restore>(
  {
    'with its first publication': { was: WAS_PUBLIC, comes: { publishedAt: LONG_AGO } },
    'and published at once': { comes: { published: true, publishedAt: NOW } },
  },
  {
    'without its first publication': { was: WAS_PUBLIC, comes: { publishedAt: null } },
    'with another first publication': { was: WAS_PUBLIC, comes: { published: true, publishedAt: NOW } },
    'with an invented first publication': { comes: { publishedAt: LONG_AGO } },
  },
);

function restore(name: Collection, id: string, how: Restore): Commit {
  const path = `${name}/${id}`;
  const trash = `Trash/${name}_${id}`;
  const record = storedRecord(name, id, how.was);
  const buried = storedTombstone(name, record, { deletedAt: how.deletedAt ?? new Ago(DAY) });
  const back = { ...newRecord(name, id), ...stamp(STORED_REVISION + 1), ...how.comes };
  return {
    seed: { [path]: how.taken ? storedRecord(name, id) : null, [trash]: buried },
    writes: [
      ...(how.comes === null || how.taken ? [] : [{ path, fields: back }]),
      { path: trash, fields: null },
      ...(how.beside ? [how.beside(buried, trash)] : []),
    ],
  };
}

function ofCollection(name: Collection): Case[] {
  const restores = [...RESTORES, ...(lifeOf(name) === 'file' ? [] : PUBLICATIONS)];
  const stored = (id: string) => storedTombstone(name, storedRecord(name, id));
  return [
    ...restores.flatMap(({ what, row, sound }) =>
      commitCases(name, 'delete', { what: `${name} is restored ${what}`, sound }, (id) =>
        restore(name, id, row),
      ),
    ),
    ...commitCases(name, 'update', { what: `${name}: a changed tombstone`, sound: false }, (id) => ({
      seed: { [`Trash/${name}_${id}`]: stored(id) },
      writes: [{ path: `Trash/${name}_${id}`, fields: { ...stored(id), deletedAt: NOW } }],
    })),
    ...commitCases(
      name,
      'create',
      { what: `${name}: a tombstone of a record that never existed`, sound: false },
      (id) => ({
        seed: { [`${name}/${id}`]: null },
        writes: [
          { path: `Trash/${name}_${id}`, fields: { ...stored(id), deletedAt: NOW, deletedBy: WRITER } },
        ],
      }),
    ),
  ].map((one) => ({ ...one, place: 'Trash' }));
}

/**
 * Cases for restores: a deleted record can be restored for 30 days, at the next revision and with the time of its first
 * publication.
 */
export const restoreCases = (): Case[] => DELETABLE.flatMap(ofCollection);
