import type { Collection } from '@/lib/model/kinds';
import { type Case, judged } from './cell';
import { createCases, updateCases } from './commits';
import { LONG_AGO, STORED_REVISION, stamp, without } from './records';
import { COLLECTIONS } from './specification';
import { Ago, Double, type Fields, type Value } from './value';

const STAMPS = judged<Fields>(
  {},
  {
    'updatedAt is long ago': { updatedAt: LONG_AGO },
    'updatedAt is a minute ago': { updatedAt: new Ago(60_000) },
    'updatedAt is in a minute': { updatedAt: new Ago(-60_000) },
    'updatedAt is in the year 9999': { updatedAt: new Date('9999-12-31') },
    'updatedBy is somebody else': { updatedBy: 'somebody' },
    'updatedBy is the email': { updatedBy: 'matrix-administrator@purvia.example' },
    'updatedBy is empty': { updatedBy: '' },
    ...Object.fromEntries(
      ['other', '', '..', 'a/b', 'draft ', 'Draft', 'published.pdf'].map((id) => [
        `id is ${JSON.stringify(id)} instead of the document's`,
        { id },
      ]),
    ),
  },
);

const revisions = (right: number, wrong: Value[]) => [
  { what: `revision ${right}`, row: { revision: right } as Fields, sound: true },
  ...wrong.map((revision) => ({
    what: `revision ${revision instanceof Double ? `double ${revision.value}` : String(revision)} instead of ${right}`,
    row: { revision } as Fields,
    sound: false,
  })),
];

/**
 * The stored revision is 3, so the next must be 4. The wrong revisions include stale, repeated and skipped revisions.
 */
const SAVED = revisions(STORED_REVISION + 1, [3, 2, 1, 0, -1, -4, 5, 6, 4.5, 400, Number.MAX_SAFE_INTEGER]);
const CREATED = revisions(1, [0, 2, 3, -1, 1.5, Number.MAX_SAFE_INTEGER]);

const set = (changes: Fields) => (record: Fields) => ({ ...record, ...changes });

const ofCollection = (name: Collection): Case[] => [
  ...[...STAMPS, ...CREATED].flatMap(({ row, ...named }) => createCases(name, named, set(row))),
  ...[...STAMPS, ...SAVED].flatMap(({ row, ...named }) => updateCases(name, named, { next: set(row) })),
  // Records that predate revisions count as revision 0.
  ...[0, 1, 2, STORED_REVISION + 1].flatMap((revision) =>
    updateCases(
      name,
      { what: `revision ${revision} over a record without a revision`, sound: revision === 1 },
      { stored: (record) => without(record, 'revision'), next: set(stamp(revision)) },
    ),
  ),
];

/** Cases in which a write's author, time, revision or id is correct or forged. */
export const stampCases = (): Case[] => COLLECTIONS.flatMap(ofCollection);
