import type { Collection } from '@/lib/model/kinds';
import type { Case } from './cell';
import { createCases, updateCases } from './commits';
import { LONG_AGO, STORED_REVISION, stamp, without } from './records';
import { COLLECTIONS } from './specification';
import { Ago, Double, type Fields, type Value } from './value';

type Given = { what: string; field: string; value: Value; sound?: boolean };

const STAMPS: Given[] = [
  { what: 'updatedAt is long ago', field: 'updatedAt', value: LONG_AGO },
  { what: 'updatedAt is a minute ago', field: 'updatedAt', value: new Ago(60_000) },
  { what: 'updatedAt is in a minute', field: 'updatedAt', value: new Ago(-60_000) },
  { what: 'updatedAt is in the year 9999', field: 'updatedAt', value: new Date('9999-12-31') },
  { what: 'updatedBy is somebody else', field: 'updatedBy', value: 'somebody' },
  { what: 'updatedBy is the email', field: 'updatedBy', value: 'matrix-administrator@purvia.example' },
  { what: 'updatedBy is empty', field: 'updatedBy', value: '' },
];

const FOREIGN_IDS: Given[] = ['other', '', '..', 'a/b', 'draft ', 'Draft', 'published.pdf'].map((value) => ({
  what: `id is ${JSON.stringify(value)} instead of the document's`,
  field: 'id',
  value,
}));

const revisions = (right: number, wrong: Value[]): Given[] => [
  { what: `revision ${right}`, field: 'revision', value: right, sound: true },
  ...wrong.map(
    (value): Given => ({
      what: `revision ${value instanceof Double ? `double ${value.value}` : String(value)} instead of ${right}`,
      field: 'revision',
      value,
    }),
  ),
];

/**
 * The stored revision is 3, so the next must be 4. The wrong revisions include stale, repeated and skipped revisions.
 */
const SAVED = revisions(STORED_REVISION + 1, [3, 2, 1, 0, -1, -4, 5, 6, 4.5, 400, Number.MAX_SAFE_INTEGER]);
const CREATED = revisions(1, [0, 2, 3, -1, 1.5, Number.MAX_SAFE_INTEGER]);

const set =
  ({ field, value }: Given) =>
  (record: Fields): Fields => ({ ...record, [field]: value });

function ofCollection(name: Collection): Case[] {
  const both = [...STAMPS, ...FOREIGN_IDS];
  const created = [...both, ...CREATED].flatMap((given) =>
    createCases(name, { what: given.what, sound: given.sound ?? false }, set(given)),
  );
  const saved = [...both, ...SAVED].flatMap((given) =>
    updateCases(name, { what: given.what, sound: given.sound ?? false }, { next: set(given) }),
  );
  // Records that predate revisions count as revision 0.
  const old = (record: Fields) => without(record, 'revision');
  const first = [0, 1, 2, STORED_REVISION + 1].flatMap((revision) =>
    updateCases(
      name,
      { what: `revision ${revision} over a record without a revision`, sound: revision === 1 },
      { stored: old, next: (record) => ({ ...record, ...stamp(revision) }) },
    ),
  );
  return [...created, ...saved, ...first];
}

/** Cases in which a write's author, time, revision or id is correct or forged. */
export const stampCases = (): Case[] => COLLECTIONS.flatMap(ofCollection);
