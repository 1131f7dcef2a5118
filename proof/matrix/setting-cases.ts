import type { Collection } from '@/lib/model/kinds';
import { approving } from './approval-cases';
import { type Case, SETTINGS_LANE, type Seed } from './cell';
import { tickOf } from './commits';
import { getCase, listCase } from './read-cases';
import { emailOf, historyEntry, LONG_AGO, STORED_REVISION, WRITER } from './records';
import { Ago, type Fields, NOW } from './value';
import { type Commit, commitCase, type Named, save } from './writes';

const SECURITY = 'Settings/security';
const APPROVAL = 'Settings/approval';
const WITNESS = 'matrix-witness';
const OWN = `Factors/${WRITER}`;
const OTHER = 'Factors/somebody';

/** Returns a seed without the documents that other cases with settings leave behind. */
const leftovers = (): Seed => ({
  [SECURITY]: null,
  [APPROVAL]: null,
  [OWN]: null,
  [OTHER]: null,
  [`Factors/${WITNESS}`]: null,
});

/** Runs a case separately, because its settings would affect all other cells on the backend. */
const alone = (one: Case, secondFactor = false): Case => ({
  ...one,
  withSettings: { secondFactor },
  lane: SETTINGS_LANE,
  make(id) {
    const { seed, ask } = one.make(id);
    return { seed: { ...leftovers(), ...seed }, ask };
  },
});

const committing = (named: Named, secondFactor: boolean, make: (id: string) => Commit): Case =>
  alone(commitCase(named, make), secondFactor);

const witness = (changes: Fields = {}): Seed => ({
  [`People/${WITNESS}`]: {
    ...{ email: emailOf(WITNESS), role: 'administrator', active: true },
    ...{ since: LONG_AGO, by: 'somebody', revision: STORED_REVISION },
    ...changes,
  },
  [`Factors/${WITNESS}`]: { at: LONG_AGO },
});

const demanded = (roles: string, changes: Fields = {}): Fields => ({
  ...{ roles, witness: WITNESS, since: LONG_AGO, by: 'somebody', revision: STORED_REVISION },
  ...changes,
});

type Demand = {
  what: string;
  sound?: boolean;
  roles?: string;
  fields?: Fields;
  seed?: Seed;
  lacks?: boolean;
};

const DEMANDS: Demand[] = [
  { what: 'of administrators', sound: true },
  { what: 'of publishers and administrators', sound: true, roles: 'publisher administrator' },
  { what: 'of nobody, without a second factor', sound: true, roles: '', lacks: true },
  { what: 'of writers', roles: 'writer' },
  { what: 'of administrators, without a second factor', lacks: true },
  {
    what: 'witnessed by oneself',
    fields: { witness: WRITER },
    seed: { [`Factors/${WRITER}`]: { at: LONG_AGO } },
  },
  { what: 'witnessed by a publisher', seed: witness({ role: 'publisher' }) },
  { what: 'witnessed by a former administrator', seed: witness({ active: false }) },
  {
    what: 'witnessed by an administrator without a second factor',
    seed: { ...witness(), [`Factors/${WITNESS}`]: null },
  },
  { what: 'with an extra field', fields: { more: 1 } },
];

const demands = (): Case[] => [
  ...DEMANDS.flatMap(({ what, sound = false, roles = 'administrator', fields, seed, lacks = false }) => {
    const documents = { ...witness(), ...seed };
    const decided = (revision: number) => demanded(roles, { since: NOW, by: WRITER, revision, ...fields });
    const before = demanded('');
    return [
      committing({ place: 'Settings', operation: 'create', what: `a demand ${what}`, sound }, !lacks, () => ({
        seed: documents,
        writes: [{ path: SECURITY, fields: decided(1) }],
      })),
      committing({ place: 'Settings', operation: 'update', what: `a demand ${what}`, sound }, !lacks, () => ({
        seed: { ...documents, [SECURITY]: before },
        writes: [
          { path: SECURITY, fields: decided(STORED_REVISION + 1) },
          { path: `${SECURITY}/history/${STORED_REVISION}`, fields: historyEntry(before) },
        ],
      })),
    ];
  }),
  alone(
    getCase(
      'Settings',
      'those of security',
      () => SECURITY,
      () => demanded('administrator'),
    ),
  ),
];

type Proof = { what: string; sound?: boolean; path?: string; fields?: Fields; lacks?: boolean };

const PROOFS: Proof[] = [
  { what: 'their own', sound: true },
  { what: 'their own, which they lack', lacks: true },
  { what: 'that of somebody else', path: OTHER },
  { what: 'their own, at another time', fields: { at: LONG_AGO } },
  { what: 'their own, with an extra field', fields: { more: 1 } },
];

const factors = (): Case[] => [
  ...PROOFS.flatMap(({ what, sound = false, path = OWN, fields, lacks = false }) =>
    (['create', 'update'] as const).map((operation) =>
      committing({ place: 'Factors', operation, what, sound }, !lacks, () => ({
        seed: { [path]: operation === 'update' ? { at: LONG_AGO } : null },
        writes: [{ path, fields: { at: NOW, ...fields } }],
      })),
    ),
  ),
  ...[OWN, OTHER].map((path) =>
    committing(
      {
        place: 'Factors',
        operation: 'delete',
        what: path === OWN ? 'their own' : 'that of somebody else',
        sound: path === OWN,
      },
      false,
      () => ({ seed: { [path]: { at: LONG_AGO } }, writes: [{ path, fields: null }] }),
    ),
  ),
  alone(
    getCase(
      'Factors',
      'that of somebody else',
      () => OTHER,
      () => ({ at: LONG_AGO }),
    ),
  ),
  alone(listCase('Factors', 'all', 'Factors')),
];

const PUBLISHED: Fields = { published: true, publishedAt: NOW };

/** Returns a commit that changes one record while these settings apply. */
function saveWhile(settings: Seed, path: string, before: Fields, after: Fields): Commit {
  const [name, id = ''] = path.split('/') as [Collection, string];
  const { seed, writes } = save(name, id, before, after);
  return { seed: { ...seed, ...settings }, writes: [...writes, ...tickOf(name, id, seed, writes)] };
}

const needing = (kind: string): Seed => ({
  [APPROVAL]: { kinds: [kind], publishers: [], since: LONG_AGO, by: 'somebody', revision: 1 },
});

type Save = {
  what: string;
  sound?: boolean;
  settings: Seed;
  lacks?: boolean;
  before?: Fields;
  after: Fields;
  /** The record, if it is not an article. */
  path?: `${Collection}/${string}`;
};

const ALL_NEED_FACTORS: Seed = { [SECURITY]: demanded('publisher administrator') };

const SAVES: Save[] = [
  {
    what: 'a published record, with the second factor needed',
    sound: true,
    settings: ALL_NEED_FACTORS,
    after: PUBLISHED,
  },
  {
    what: 'a published record, without the second factor needed',
    settings: ALL_NEED_FACTORS,
    lacks: true,
    after: PUBLISHED,
  },
  { what: 'a published record, without the approval needed', settings: needing('Blog'), after: PUBLISHED },
  {
    what: 'a scheduled record, without the approval needed',
    settings: needing('Blog'),
    after: { publishAt: new Ago(-60_000) },
  },
  {
    what: 'a record taken offline, which needs no approval',
    sound: true,
    settings: needing('Blog'),
    before: { published: true, publishedAt: LONG_AGO },
    after: { published: false },
  },
  {
    what: 'a published record, while another kind needs approval',
    sound: true,
    settings: needing('Media'),
    after: PUBLISHED,
  },
  {
    what: 'a PDF with another file, without the approval needed',
    path: 'Link/use.pdf',
    settings: needing('Link'),
    after: { sha256: 'b'.repeat(64) },
  },
  {
    what: 'a listed PDF, without the approval needed',
    path: 'Link/use.pdf',
    settings: needing('Link'),
    after: { listed: true },
  },
  {
    what: 'published figures, without the approval needed',
    path: 'GlobalFootprint/published',
    settings: needing('GlobalFootprint'),
    after: { patients: '71M' },
  },
  {
    what: 'the draft of figures, which needs no approval',
    sound: true,
    path: 'GlobalFootprint/draft',
    settings: needing('GlobalFootprint'),
    after: { patients: '71M' },
  },
];

const saves = (): Case[] =>
  SAVES.map(({ what, sound = false, settings, lacks = false, before = {}, after, path }) =>
    committing({ place: path?.split('/')[0] ?? 'Blog', operation: 'update', what, sound }, !lacks, (id) =>
      saveWhile(settings, path ?? `Blog/${id}`, before, after),
    ),
  );

const KINDS: { what: string; sound?: boolean; kinds?: string[]; publishers: string[] }[] = [
  { what: 'a kind, with two publishers', sound: true, publishers: ['matrix-publisher', WITNESS] },
  { what: 'a kind, with three publishers', publishers: ['matrix-publisher', WITNESS, WRITER] },
  { what: 'a kind, with a publisher and a writer', publishers: [WITNESS, 'matrix-writer'] },
  { what: 'a kind, with a writer and a publisher', publishers: ['matrix-writer', WITNESS] },
  {
    what: 'an unknown kind, with two publishers',
    kinds: ['Trash'],
    publishers: ['matrix-publisher', WITNESS],
  },
];

const kinds = (): Case[] =>
  KINDS.map(({ what, sound = false, kinds = ['Blog'], publishers }) =>
    committing({ place: 'Settings', operation: 'create', what, sound }, true, () => ({
      seed: witness(),
      writes: [{ path: APPROVAL, fields: { kinds, publishers, since: NOW, by: WRITER, revision: 1 } }],
    })),
  );

const noLongerNeeded = (): Case =>
  committing(
    { place: 'Settings', operation: 'update', what: 'no kinds, instead of one', sound: true },
    true,
    () => {
      const before: Fields = {
        ...{ kinds: ['Blog'], publishers: ['matrix-publisher', WITNESS], since: LONG_AGO },
        ...{ by: 'somebody', revision: STORED_REVISION },
      };
      const after: Fields = {
        kinds: [],
        publishers: [],
        since: NOW,
        by: WRITER,
        revision: STORED_REVISION + 1,
      };
      return {
        seed: { [APPROVAL]: before },
        writes: [
          { path: APPROVAL, fields: after },
          { path: `${APPROVAL}/history/${STORED_REVISION}`, fields: historyEntry(before) },
        ],
      };
    },
  );

/** Cases for second factors, and for the effects of the settings for security and approval. */
export const settingCases = (): Case[] => [
  ...demands(),
  ...factors(),
  ...saves(),
  ...kinds(),
  noLongerNeeded(),
  committing(
    { place: 'approvals', operation: 'create', what: 'of a draft, which is needed', sound: true },
    true,
    (id) => {
      const { seed, writes } = approving(id);
      return { seed: { ...seed, ...needing('Blog') }, writes };
    },
  ),
];
