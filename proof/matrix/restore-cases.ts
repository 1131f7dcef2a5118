import type { Collection } from '@/lib/model/kinds';
import type { Case, Seed, Write } from './cell';
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
import { Ago, type Fields, NOW } from './value';

const DAY = 86_400_000;

/** A variant of a restore. */
type Restore = {
  what: string;
  sound?: boolean;
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

const RESTORES: Restore[] = [
  { what: 'at the next revision', sound: true },
  { what: 'after 29 days', sound: true, deletedAt: new Ago(29 * DAY) },
  { what: 'after 30 days', deletedAt: new Ago(30 * DAY) },
  { what: 'after 31 days', deletedAt: new Ago(31 * DAY) },
  { what: 'at its last revision', comes: stamp(STORED_REVISION) },
  { what: 'at the first revision', comes: stamp(1) },
  { what: 'at the revision after the next', comes: stamp(STORED_REVISION + 2) },
  { what: 'as somebody else', comes: { updatedBy: 'somebody' } },
  { what: 'over a new record', taken: true },
  { what: 'only by deleting its tombstone', comes: null },
  {
    what: 'and its tombstone gets a history',
    beside: (trash, path) => ({ path: `${path}/history/${STORED_REVISION}`, fields: historyEntry(trash) }),
  },
  {
    what: 'and its tombstone gets a tombstone',
    beside: (trash, path) => {
      const id = path.slice('Trash/'.length);
      const fields = { ...tombstone('Trash', trash), id };
      return { path: `Trash/Trash_${id}`, fields };
    },
  },
];

/** Variants for collections whose records can be published. */
const PUBLICATIONS: Restore[] = [
  {
    what: 'with its first publication',
    sound: true,
    was: { published: true, publishedAt: LONG_AGO },
    comes: { publishedAt: LONG_AGO },
  },
  {
    what: 'without its first publication',
    was: { published: true, publishedAt: LONG_AGO },
    comes: { publishedAt: null },
  },
  {
    what: 'with another first publication',
    was: { published: true, publishedAt: LONG_AGO },
    comes: { published: true, publishedAt: NOW },
  },
  { what: 'with an invented first publication', comes: { publishedAt: LONG_AGO } },
  { what: 'and published at once', sound: true, comes: { published: true, publishedAt: NOW } },
];

function restore(name: Collection, id: string, how: Restore): { seed: Seed; writes: Write[] } {
  const path = `${name}/${id}`;
  const trash = `Trash/${name}_${id}`;
  const record = storedRecord(name, id, how.was);
  const buried = storedTombstone(name, record, { deletedAt: how.deletedAt ?? new Ago(DAY) });
  const back = { ...newRecord(name, id), ...stamp(STORED_REVISION + 1), ...how.comes };
  return {
    seed: {
      [path]: how.taken ? storedRecord(name, id) : null,
      [trash]: buried,
    },
    writes: [
      ...(how.comes === null || how.taken ? [] : [{ path, fields: back }]),
      { path: trash, fields: null },
      ...(how.beside ? [how.beside(buried, trash)] : []),
    ],
  };
}

const inTrash = (cases: Case[]): Case[] => cases.map((one) => ({ ...one, place: 'Trash' }));

function untouched(name: Collection): Case[] {
  const stored = (id: string) => storedTombstone(name, storedRecord(name, id));
  const update = commitCases(
    name,
    'update',
    { what: `${name}: a changed tombstone`, sound: false },
    (id) => ({
      seed: { [`Trash/${name}_${id}`]: stored(id) },
      writes: [{ path: `Trash/${name}_${id}`, fields: { ...stored(id), deletedAt: NOW } }],
    }),
  );
  const invented = commitCases(
    name,
    'create',
    { what: `${name}: a tombstone of a record that never existed`, sound: false },
    (id) => ({
      seed: { [`${name}/${id}`]: null },
      writes: [{ path: `Trash/${name}_${id}`, fields: { ...stored(id), deletedAt: NOW, deletedBy: WRITER } }],
    }),
  );
  return inTrash([...update, ...invented]);
}

/**
 * Cases for restores: a deleted record can be restored for 30 days, at the next revision and with the time of its first
 * publication.
 */
export function restoreCases(): Case[] {
  return DELETABLE.flatMap((name) => [
    ...[...RESTORES, ...(lifeOf(name) === 'file' ? [] : PUBLICATIONS)].flatMap((how) =>
      inTrash(
        commitCases(
          name,
          'delete',
          { what: `${name} is restored ${how.what}`, sound: how.sound ?? false },
          (id) => restore(name, id, how),
        ),
      ),
    ),
    ...untouched(name),
  ]);
}
