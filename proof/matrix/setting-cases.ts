import type { Collection } from '@/lib/model/kinds';
import { approving } from './approval-cases';
import { type Case, judged, SETTINGS_LANE, type Seed } from './cell';
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

/** Removes the documents that other cases with settings leave behind. */
const leftovers = (): Seed =>
  Object.fromEntries([SECURITY, APPROVAL, OWN, OTHER, `Factors/${WITNESS}`].map((path) => [path, null]));

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

const stored: Fields = { since: LONG_AGO, by: 'somebody', revision: STORED_REVISION };

const demanded = (roles: string): Fields => ({ roles, witness: WITNESS, ...stored });

type Decision = { what: string; sound: boolean; lacks?: boolean };

/** Returns a case that creates settings, or replaces existing ones. */
function deciding(
  path: string,
  { what, sound, lacks = false }: Decision,
  fields: Fields,
  { seed, before }: { seed: Seed; before?: Fields },
): Case {
  const operation = before ? 'update' : 'create';
  return committing({ place: 'Settings', operation, what, sound }, !lacks, () => {
    const revision = before ? STORED_REVISION + 1 : 1;
    return {
      seed: { ...seed, ...(before && { [path]: before }) },
      writes: [
        { path, fields: { since: NOW, by: WRITER, revision, ...fields } },
        ...(before ? [{ path: `${path}/history/${STORED_REVISION}`, fields: historyEntry(before) }] : []),
      ],
    };
  });
}

type Demand = { roles?: string; fields?: Fields; seed?: Seed; lacks?: boolean };

const DEMANDS = judged<Demand>(
  {
    'of administrators': {},
    'of publishers and administrators': { roles: 'publisher administrator' },
    'of nobody, without a second factor': { roles: '', lacks: true },
  },
  {
    'of writers': { roles: 'writer' },
    'of administrators, without a second factor': { lacks: true },
    'witnessed by oneself': { fields: { witness: WRITER }, seed: { [OWN]: { at: LONG_AGO } } },
    'witnessed by a publisher': { seed: witness({ role: 'publisher' }) },
    'witnessed by a former administrator': { seed: witness({ active: false }) },
    'witnessed by an administrator without a second factor': { seed: { [`Factors/${WITNESS}`]: null } },
    'with an extra field': { fields: { more: 1 } },
  },
);

const demands = (): Case[] =>
  DEMANDS.flatMap(({ what, sound, row: { roles = 'administrator', fields, seed, lacks } }) =>
    [undefined, demanded('')].map((before) =>
      deciding(
        SECURITY,
        { what: `a demand ${what}`, sound, lacks },
        { roles, witness: WITNESS, ...fields },
        { seed: { ...witness(), ...seed }, before },
      ),
    ),
  );

const PROOFS = judged<{ path?: string; fields?: Fields; lacks?: boolean }>(
  { 'their own': {} },
  {
    'their own, which they lack': { lacks: true },
    'that of somebody else': { path: OTHER },
    'their own, at another time': { fields: { at: LONG_AGO } },
    'their own, with an extra field': { fields: { more: 1 } },
  },
);

const factors = (): Case[] => [
  ...PROOFS.flatMap(({ what, sound, row: { path = OWN, fields, lacks = false } }) =>
    (['create', 'update'] as const).map((operation) =>
      committing({ place: 'Factors', operation, what, sound }, !lacks, () => ({
        seed: { [path]: operation === 'update' ? { at: LONG_AGO } : null },
        writes: [{ path, fields: { at: NOW, ...fields } }],
      })),
    ),
  ),
  ...judged({ 'their own': OWN }, { 'that of somebody else': OTHER }).map(({ what, sound, row: path }) =>
    committing({ place: 'Factors', operation: 'delete', what, sound }, false, () => ({
      seed: { [path]: { at: LONG_AGO } },
      writes: [{ path, fields: null }],
    })),
  ),
];

const reads = (): Case[] =>
  [
    getCase(
      'Settings',
      'those of security',
      () => SECURITY,
      () => demanded('administrator'),
    ),
    getCase(
      'Factors',
      'that of somebody else',
      () => OTHER,
      () => ({ at: LONG_AGO }),
    ),
    listCase('Factors', 'all', 'Factors'),
  ].map((one) => alone(one));

const PUBLISHED: Fields = { published: true, publishedAt: NOW };

const needing = (kind: string): Seed => ({
  [APPROVAL]: { kinds: [kind], publishers: [], since: LONG_AGO, by: 'somebody', revision: 1 },
});

type Save = {
  settings: Seed;
  lacks?: boolean;
  before?: Fields;
  after: Fields;
  /** The record, if it is not an article. */
  path?: `${Collection}/${string}`;
};

const ALL_NEED_FACTORS: Seed = { [SECURITY]: demanded('publisher administrator') };

/** Saves of the kind that needs approval. */
const unapproved = (path: `${Collection}/${string}`, after: Fields): Save => ({
  settings: needing(path.split('/')[0] ?? ''),
  path,
  after,
});

const SAVES = judged<Save>(
  {
    'a published record, with the second factor needed': { settings: ALL_NEED_FACTORS, after: PUBLISHED },
    'a record taken offline, which needs no approval': {
      settings: needing('Blog'),
      before: { published: true, publishedAt: LONG_AGO },
      after: { published: false },
    },
    'a published record, while another kind needs approval': {
      settings: needing('Media'),
      after: PUBLISHED,
    },
    'the draft of figures, which needs no approval': unapproved('GlobalFootprint/draft', { patients: '71M' }),
  },
  {
    'a published record, without the second factor needed': {
      settings: ALL_NEED_FACTORS,
      lacks: true,
      after: PUBLISHED,
    },
    'a published record, without the approval needed': { settings: needing('Blog'), after: PUBLISHED },
    'a scheduled record, without the approval needed': {
      settings: needing('Blog'),
      after: { publishAt: new Ago(-60_000) },
    },
    'a PDF with another file, without the approval needed': unapproved('Link/use.pdf', {
      sha256: 'b'.repeat(64),
    }),
    'a listed PDF, without the approval needed': unapproved('Link/use.pdf', { listed: true }),
    'published figures, without the approval needed': unapproved('GlobalFootprint/published', {
      patients: '71M',
    }),
  },
);

const saves = (): Case[] =>
  SAVES.map(({ what, sound, row: { settings, lacks = false, before = {}, after, path } }) =>
    committing(
      { place: path?.split('/')[0] ?? 'Blog', operation: 'update', what, sound },
      !lacks,
      (ownId) => {
        const [name, id = ''] = (path?.split('/') ?? ['Blog', ownId]) as [Collection, string];
        const { seed, writes } = save(name, id, before, after);
        return { seed: { ...seed, ...settings }, writes: [...writes, ...tickOf(name, id, seed, writes)] };
      },
    ),
  );

const PUBLISHERS = ['matrix-publisher', WITNESS];

const KINDS = judged<{ kinds?: string[]; publishers: string[] }>(
  { 'a kind, with two publishers': { publishers: PUBLISHERS } },
  {
    'a kind, with three publishers': { publishers: [...PUBLISHERS, WRITER] },
    'a kind, with a publisher and a writer': { publishers: [WITNESS, 'matrix-writer'] },
    'a kind, with a writer and a publisher': { publishers: ['matrix-writer', WITNESS] },
    'an unknown kind, with two publishers': { kinds: ['Trash'], publishers: PUBLISHERS },
  },
);

const kinds = (): Case[] => [
  ...KINDS.map(({ what, sound, row: { kinds = ['Blog'], publishers } }) =>
    deciding(APPROVAL, { what, sound }, { kinds, publishers }, { seed: witness() }),
  ),
  deciding(
    APPROVAL,
    { what: 'no kinds, instead of one', sound: true },
    { kinds: [], publishers: [] },
    { seed: {}, before: { kinds: ['Blog'], publishers: PUBLISHERS, ...stored } },
  ),
];

/** Cases for second factors, and for the effects of the settings for security and approval. */
export const settingCases = (): Case[] => [
  ...demands(),
  ...factors(),
  ...reads(),
  ...saves(),
  ...kinds(),
  committing(
    { place: 'approvals', operation: 'create', what: 'of a draft, which is needed', sound: true },
    true,
    (id) => {
      const { seed, writes } = approving(id);
      return { seed: { ...seed, ...needing('Blog') }, writes };
    },
  ),
];
