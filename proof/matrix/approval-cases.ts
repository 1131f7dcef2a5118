import type { Collection } from '@/lib/model/kinds';
import { type Case, judged } from './cell';
import { targetsOf, tickOf } from './commits';
import { contentOf, nameOf, storedDraft } from './draft-cases';
import { getCase, listCase } from './read-cases';
import { LONG_AGO, SCHEDULED, STORED_REVISION, storedRecord, storedTombstone, WRITER } from './records';
import { Ago, type Fields, NOW } from './value';
import { type Commit, commitCase, deletion, save } from './writes';

type Change = {
  draft?: Fields;
  approval?: Fields;
  record?: Fields;
  /** What the commit changes in the stored draft. It publishes by default. */
  after?: Fields;
  keepsDraft?: boolean;
  /** The revision that the approval names; the record's by default. */
  revision?: number;
  /** Whether the save sets the slug, which the draft leaves empty by default. */
  setsSlug?: boolean;
  /** The record's kind; an article by default. */
  kind?: Collection;
};

/** The fields changed by a commit that publishes a draft of a publishable record. */
const PUBLISHED: Fields = { published: true, publishedAt: NOW };

const APPROVALS = judged<Change>(
  {
    'of a draft': {},
    'of a draft of a PDF': { kind: 'Link' },
    'of a draft of the figures': { kind: 'GlobalFootprint' },
    'of a draft without a slug, which the save fills in': { setsSlug: true },
  },
  {
    'of a draft that nobody asked to publish': { draft: { asked: false } },
    'of a draft based on another revision': { draft: { base: STORED_REVISION - 1 } },
    'of other content': { record: { title: 'Other' } },
    'of their own draft': {
      draft: { authors: ['somebody', WRITER] },
      approval: { authors: ['somebody', WRITER] },
    },
    'of a draft with another slug': { after: { ...PUBLISHED, slug: 'drafted' }, setsSlug: true },
    'that names other authors': { approval: { authors: ['nobody'] } },
    'with another note': { approval: { note: 'Fine' } },
    'in the name of somebody else': { approval: { by: 'somebody' } },
    'at another time': { approval: { at: LONG_AGO } },
    'with an extra field': { approval: { more: 1 } },
    'that keeps the draft': { keepsDraft: true },
    'that publishes nothing': { after: {} },
    'of another revision': { revision: STORED_REVISION + 2 },
    'of another file than that of the draft': { kind: 'Link', record: { sha256: 'c'.repeat(64) } },
    'of a PDF, listed unlike the draft': { kind: 'Link', record: { listed: false } },
    'of other figures': { kind: 'GlobalFootprint', record: { patients: '72M' } },
  },
);

const inAnEmergency = (reason: string): Change => ({
  draft: { authors: [WRITER] },
  approval: { authors: [WRITER], reason },
});

const EMERGENCIES = judged<Change>(
  {
    'of their own draft, for a reason': inAnEmergency('A recall.'),
    'of their own draft, for the longest reason': inAnEmergency('a'.repeat(2000)),
  },
  {
    'of their own draft, for a blank reason': inAnEmergency(' '),
    'of their own draft, for too long a reason': inAnEmergency('a'.repeat(2001)),
  },
);

const slugOf = (id: string) => `matrix-${id}`;

/** The fields changed by a commit that publishes the next version of a record of another kind. */
const NEXT: Partial<Record<Collection, Fields>> = {
  // A GTIN would also need its claim.
  Link: { listed: true, kind: 'instructions', sha256: 'b'.repeat(64), gtin: '' },
  GlobalFootprint: { patients: '71M' },
};

/** The target that visitors see: of a pair, the published record. */
const targetOf = (kind: Collection) => targetsOf(kind).find(({ lane = 'published' }) => lane === 'published');

const APPROVAL: Fields = { authors: ['somebody'], note: 'A note', reason: '', at: NOW, by: WRITER };

/** Returns a commit that publishes a draft and approves it. */
export function approving(ownId: string, change: Change = {}): Commit {
  const { kind = 'Blog', revision = STORED_REVISION + 1 } = change;
  const id = targetOf(kind)?.idOf(ownId) ?? ownId;
  const name = `Drafts/${kind}_${id}`;
  const saved = save(kind, id, {}, change.after ?? NEXT[kind] ?? PUBLISHED);
  const draft = { ...storedDraft(id), collection: kind, content: contentOf(saved.next), asked: true };
  const slug: Fields = change.setsSlug ? { slug: slugOf(id) } : {};
  const all = [
    { path: `${kind}/${id}`, fields: { ...saved.next, ...change.record, ...slug } },
    ...saved.writes.slice(1),
  ];
  return {
    seed: { ...saved.seed, [name]: { ...draft, ...change.draft } },
    writes: [
      ...all,
      ...tickOf(kind, id, saved.seed, all),
      { path: `${kind}/${id}/approvals/${revision}`, fields: { ...APPROVAL, ...change.approval } },
      ...(change.setsSlug ? [{ path: `Slugs/${slugOf(id)}`, fields: { id } }] : []),
      ...(change.keepsDraft ? [] : [{ path: name, fields: null }]),
    ],
  };
}

const approvals = (place: string, rows: typeof APPROVALS): Case[] =>
  rows.map(({ what, sound, row }) => {
    const lane = row.kind && targetOf(row.kind)?.lane;
    return commitCase({ place, operation: 'create', what, sound, ...(lane && { lane }) }, (id) =>
      approving(id, row),
    );
  });

type Deletion = {
  draft?: Fields;
  approval?: Fields;
  /** The stored record's fields; by default, it is published. */
  stored?: Fields;
  kind?: Collection;
  keepsDraft?: boolean;
  keepsRecord?: boolean;
  /** The approval's id; by default, that of the deletion of the stored revision. */
  name?: string;
};

const DELETIONS = judged<Deletion>(
  {
    'of a record': {},
    'of a PDF': { kind: 'Link' },
    'of a scheduled record': { stored: SCHEDULED },
    'that somebody else than the author asked for': { draft: { authors: [WRITER] } },
  },
  {
    'that nobody asked for': { draft: { asked: false } },
    'when publication was asked for': { draft: { asked: true } },
    'of another revision': { draft: { base: STORED_REVISION - 1 } },
    'of a record that visitors do not see': { stored: {} },
    'that they asked for themselves': { draft: { by: WRITER }, approval: { authors: [WRITER] } },
    'that names the authors of the draft': {
      draft: { authors: ['nobody'] },
      approval: { authors: ['nobody'] },
    },
    'with another note': { approval: { note: 'Fine' } },
    'with a reason': { approval: { reason: 'A recall.' } },
    'that keeps the draft': { keepsDraft: true },
    'that keeps the record': { keepsRecord: true },
    'under the name of another revision': { name: `${STORED_REVISION + 1}-deletion` },
    'under the name of a version': { name: String(STORED_REVISION) },
  },
);

/** Returns a commit that deletes a record and approves the request for this. */
function approvingDeletion(ownId: string, change: Deletion): Commit {
  const { kind = 'Blog', stored = { published: true, publishedAt: LONG_AGO } } = change;
  const id = targetOf(kind)?.idOf(ownId) ?? ownId;
  const draft = `Drafts/${kind}_${id}`;
  const name = change.name ?? `${STORED_REVISION}-deletion`;
  const { seed, writes } = deletion(kind, id, kind === 'Blog' ? stored : {});
  const all = change.keepsRecord ? [] : [...writes, ...tickOf(kind, id, seed, writes)];
  return {
    seed: { ...seed, [draft]: { ...storedDraft(id), collection: kind, asked: 'deletion', ...change.draft } },
    writes: [
      ...all,
      { path: `${kind}/${id}/approvals/${name}`, fields: { ...APPROVAL, ...change.approval } },
      ...(change.keepsDraft ? [] : [{ path: draft, fields: null }]),
    ],
  };
}

const deletions = (): Case[] =>
  DELETIONS.map(({ what, sound, row }) =>
    commitCase({ place: 'approvals', operation: 'create', what: `of a deletion ${what}`, sound }, (id) =>
      approvingDeletion(id, row),
    ),
  );

/** A request to delete a record, approved after the record was deleted. */
function approvingDeletionLater(id: string): Commit {
  const { record = {}, ...buried } = storedTombstone(
    'Blog',
    storedRecord('Blog', id, { published: true, publishedAt: LONG_AGO }),
  );
  return {
    seed: {
      [`Trash/Blog_${id}`]: { record, ...buried, deletedAt: new Ago(60_000) },
      [nameOf(id)]: { ...storedDraft(id), asked: 'deletion' },
    },
    writes: [
      { path: `Blog/${id}/approvals/${STORED_REVISION}-deletion`, fields: APPROVAL },
      { path: nameOf(id), fields: null },
    ],
  };
}

/** An approval of a version that was published before. */
function approvingLater(id: string): Commit {
  const record = storedRecord('Blog', id, { published: true, publishedAt: LONG_AGO });
  const draft = { content: contentOf(record), base: STORED_REVISION - 1, asked: true };
  return {
    seed: { [`Blog/${id}`]: record, [nameOf(id)]: { ...storedDraft(id), ...draft } },
    writes: [
      { path: `Blog/${id}/approvals/${STORED_REVISION}`, fields: APPROVAL },
      { path: nameOf(id), fields: null },
    ],
  };
}

const kept = (id: string) => `Blog/${id}/approvals/1`;
const approved: Fields = { authors: ['somebody'], note: '', reason: '', at: LONG_AGO, by: 'somebody' };

const others = (): Case[] => [
  commitCase(
    { place: 'approvals', operation: 'create', what: 'of a version from before', sound: false },
    approvingLater,
  ),
  commitCase(
    { place: 'approvals', operation: 'create', what: 'of a deletion from before', sound: false },
    approvingDeletionLater,
  ),
  ...(['update', 'delete'] as const).map((operation) =>
    commitCase({ place: 'approvals', operation, what: 'an approval', sound: true }, (id) => ({
      seed: { [kept(id)]: approved },
      writes: [
        { path: kept(id), fields: operation === 'update' ? { ...approved, reason: 'Another' } : null },
      ],
    })),
  ),
  getCase('approvals', 'one', kept, () => approved),
  listCase('approvals', 'those of a record', 'approvals', { parent: ['Blog', 'a'] }),
];

const SETTINGS = 'Settings/approval';
const settings: Fields = { kinds: [], publishers: [], since: NOW, by: WRITER, revision: 1 };

/** These never need approval of a kind, because the settings apply to all cells of a backend. */
const SET = judged<Fields>(
  { 'no kinds': {} },
  {
    'a kind, with one publisher twice': { kinds: ['Blog'], publishers: [WRITER, WRITER] },
    'a kind, without publishers': { kinds: ['Blog'] },
    'a kind, with somebody unknown': { kinds: ['Blog'], publishers: [WRITER, 'nobody'] },
    'an unknown kind': { kinds: ['Trash'] },
    'revision 2': { revision: 2 },
    'another time': { since: LONG_AGO },
    'the name of somebody else': { by: 'somebody' },
    'an extra field': { more: 1 },
  },
);

const settingsCases = (): Case[] => [
  ...SET.map(({ what, sound, row }) =>
    commitCase({ place: 'Settings', operation: 'create', what, sound, lane: 'settings' }, () => ({
      seed: { [SETTINGS]: null },
      writes: [{ path: SETTINGS, fields: { ...settings, ...row } }],
    })),
  ),
  {
    ...getCase(
      'Settings',
      'those of approval',
      () => SETTINGS,
      () => ({ ...settings, since: LONG_AGO }),
    ),
    lane: 'settings',
  },
];

/** Cases for approvals of shared drafts, and for the settings of approval. */
export const approvalCases = (): Case[] => [
  ...approvals('approvals', APPROVALS),
  ...approvals('approvals, in an emergency', EMERGENCIES),
  ...deletions(),
  ...others(),
  ...settingsCases(),
];
