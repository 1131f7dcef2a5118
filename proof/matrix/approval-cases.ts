import type { Collection } from '@/lib/model/kinds';
import type { Case } from './cell';
import { tickOf } from './commits';
import { contentOf, nameOf, storedDraft } from './draft-cases';
import { getCase, listCase } from './read-cases';
import { LONG_AGO, STORED_REVISION, storedRecord, WRITER } from './records';
import { type Fields, NOW } from './value';
import { type Commit, commitCase, save } from './writes';

type Change = {
  draft?: Fields;
  approval?: Fields;
  record?: Fields;
  /** What the commit changes in the stored draft. It publishes by default. */
  after?: Fields;
  keepsDraft?: boolean;
  /** The revision that the approval names; the record's by default. */
  revision?: number;
  /** Whether the save fills in the slug that the draft leaves empty. */
  fillsSlug?: boolean;
  /** The record's kind; an article by default. */
  kind?: Collection;
};

const APPROVALS: (Change & { what: string; sound?: boolean; place?: string })[] = [
  { what: 'of a draft', sound: true },
  { what: 'of a draft that nobody asked to publish', draft: { asked: false } },
  { what: 'of a draft based on another revision', draft: { base: STORED_REVISION - 1 } },
  { what: 'of other content', record: { title: 'Other' } },
  {
    what: 'of their own draft',
    draft: { authors: ['somebody', WRITER] },
    approval: { authors: ['somebody', WRITER] },
  },
  { what: 'that names other authors', approval: { authors: ['nobody'] } },
  { what: 'with another note', approval: { note: 'Fine' } },
  { what: 'in the name of somebody else', approval: { by: 'somebody' } },
  { what: 'at another time', approval: { at: LONG_AGO } },
  { what: 'with an extra field', approval: { more: 1 } },
  { what: 'that keeps the draft', keepsDraft: true },
  { what: 'that publishes nothing', after: {} },
  { what: 'of another revision', revision: STORED_REVISION + 2 },
  { what: 'of a draft of a PDF', sound: true, kind: 'Link' },
  { what: 'of another file than that of the draft', kind: 'Link', record: { sha256: 'c'.repeat(64) } },
  { what: 'of a PDF, listed unlike the draft', kind: 'Link', record: { listed: false } },
  { what: 'of a draft of the figures', sound: true, kind: 'GlobalFootprint' },
  { what: 'of other figures', kind: 'GlobalFootprint', record: { patients: '72M' } },
  { what: 'of a draft without a slug, which the save fills in', sound: true, fillsSlug: true },
  {
    what: 'of their own draft, for a blank reason',
    place: 'approvals, in an emergency',
    draft: { authors: [WRITER] },
    approval: { authors: [WRITER], reason: ' ' },
  },
  {
    what: 'of their own draft, for a reason',
    sound: true,
    place: 'approvals, in an emergency',
    draft: { authors: [WRITER] },
    approval: { authors: [WRITER], reason: 'A recall.' },
  },
];

const slugOf = (id: string) => `matrix-${id}`;

/** The fields changed by a commit that publishes a draft of a publishable record. */
const PUBLISHED: Fields = { published: true, publishedAt: NOW };

/** The fields changed by a commit that publishes the next version of a record of another kind. */
const NEXT: Partial<Record<Collection, Fields>> = {
  // A GTIN would also need its claim.
  Link: { listed: true, kind: 'instructions', sha256: 'b'.repeat(64), gtin: '' },
  GlobalFootprint: { patients: '71M' },
};

const idOf = (kind: Collection, id: string) =>
  kind === 'Link' ? `${id}.pdf` : kind === 'GlobalFootprint' ? 'published' : id;

/** Returns a commit that publishes a draft and approves it. */
export function approving(ownId: string, change: Change = {}): Commit {
  const { kind = 'Blog' } = change;
  const id = idOf(kind, ownId);
  const name = `Drafts/${kind}_${id}`;
  const { seed, writes } = save(kind, id, {}, change.after ?? NEXT[kind] ?? PUBLISHED);
  const content = contentOf({ ...writes[0]?.fields });
  const [record, ...rest] = writes.map(({ path, fields }, index) =>
    index === 0
      ? { path, fields: { ...fields, ...change.record, ...(change.fillsSlug && { slug: slugOf(id) }) } }
      : { path, fields },
  );
  const all = [...(record ? [record] : []), ...rest];
  const approval: Fields = {
    authors: ['somebody'],
    note: 'A note',
    reason: '',
    at: NOW,
    by: WRITER,
    ...change.approval,
  };
  return {
    seed: {
      ...seed,
      [name]: { ...storedDraft(id), collection: kind, content, asked: true, ...change.draft },
    },
    writes: [
      ...all,
      ...tickOf(kind, id, seed, all),
      { path: `${kind}/${id}/approvals/${change.revision ?? STORED_REVISION + 1}`, fields: approval },
      ...(change.fillsSlug ? [{ path: `Slugs/${slugOf(id)}`, fields: { id } }] : []),
      ...(change.keepsDraft ? [] : [{ path: name, fields: null }]),
    ],
  };
}

const approvals = (): Case[] =>
  APPROVALS.map(({ what, sound = false, place = 'approvals', ...change }) =>
    commitCase(
      {
        ...{ place, operation: 'create', what, sound },
        // There is only one record of published figures.
        ...(change.kind === 'GlobalFootprint' && { lane: 'published' }),
      },
      (id) => approving(id, change),
    ),
  );

/** An approval of a version that was published before. */
function approvingLater(id: string): Commit {
  const record = storedRecord('Blog', id, { published: true, publishedAt: LONG_AGO });
  const draft = { content: contentOf(record), base: STORED_REVISION - 1, asked: true };
  const approval: Fields = { authors: ['somebody'], note: 'A note', reason: '', at: NOW, by: WRITER };
  return {
    seed: { [`Blog/${id}`]: record, [nameOf(id)]: { ...storedDraft(id), ...draft } },
    writes: [
      { path: `Blog/${id}/approvals/${STORED_REVISION}`, fields: approval },
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
  commitCase({ place: 'approvals', operation: 'update', what: 'an approval', sound: true }, (id) => ({
    seed: { [kept(id)]: approved },
    writes: [{ path: kept(id), fields: { ...approved, reason: 'Another' } }],
  })),
  commitCase({ place: 'approvals', operation: 'delete', what: 'an approval', sound: true }, (id) => ({
    seed: { [kept(id)]: approved },
    writes: [{ path: kept(id), fields: null }],
  })),
  getCase('approvals', 'one', kept, () => approved),
  listCase('approvals', 'those of a record', 'approvals', { parent: ['Blog', 'a'] }),
];

const SETTINGS = 'Settings/approval';
const settings: Fields = { kinds: [], publishers: [], since: NOW, by: WRITER, revision: 1 };

const SET: { what: string; sound?: boolean; fields: Fields }[] = [
  { what: 'no kinds', sound: true, fields: {} },
  { what: 'a kind, with one publisher twice', fields: { kinds: ['Blog'], publishers: [WRITER, WRITER] } },
  { what: 'a kind, without publishers', fields: { kinds: ['Blog'] } },
  { what: 'a kind, with somebody unknown', fields: { kinds: ['Blog'], publishers: [WRITER, 'nobody'] } },
  { what: 'an unknown kind', fields: { kinds: ['Trash'] } },
  { what: 'revision 2', fields: { revision: 2 } },
  { what: 'another time', fields: { since: LONG_AGO } },
  { what: 'the name of somebody else', fields: { by: 'somebody' } },
  { what: 'an extra field', fields: { more: 1 } },
];

/** The cases never list a kind, because the settings apply to all cells of a backend. */
const settingsCases = (): Case[] => [
  ...SET.map(
    ({ what, sound = false, fields }): Case => ({
      ...{ place: 'Settings', operation: 'create', what, sound, lane: 'settings' },
      make: () => ({
        seed: { [SETTINGS]: null },
        ask: { kind: 'commit', writes: [{ path: SETTINGS, fields: { ...settings, ...fields } }] },
      }),
    }),
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
export const approvalCases = (): Case[] => [...approvals(), ...others(), ...settingsCases()];
