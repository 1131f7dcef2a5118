import { createHash } from 'node:crypto';
import type { Case, Operation, Seed, Write } from './cell';
import { tickOf } from './commits';
import { LONG_AGO, STORED_REVISION, storedRecord, WRITER, without } from './records';
import { Double, type Fields, NOW } from './value';
import { save } from './writes';

const TEXT = 'A paragraph.';
const LONGEST = 'a'.repeat(200_000);
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const HASH = hashOf(TEXT);

const nameOf = (id: string) => `Drafts/Blog_${id}`;

/** Returns what a draft keeps of a record: all except what a save sets. */
const contentOf = (record: Fields): Fields =>
  without(record, 'revision', 'updatedAt', 'updatedBy', 'publishedAt');

const written = (id: string): Fields => ({
  ...{
    collection: 'Blog',
    id,
    base: STORED_REVISION,
    content: contentOf(storedRecord('Blog', id)),
    text: '',
  },
  ...{ authors: [WRITER], asked: false, note: '', noteBy: '', revision: 1, at: NOW, by: WRITER },
});

/** A stored draft that somebody else has written. */
const stored = (id: string): Fields => ({
  ...written(id),
  ...{ authors: ['somebody'], note: 'A note', noteBy: 'somebody', revision: 4, at: LONG_AGO, by: 'somebody' },
});

type Change = {
  what: string;
  sound?: boolean;
  /** How the stored draft differs. */
  before?: Fields;
  fields(id: string): Fields;
  path?: (id: string) => string;
};

const changed = (id: string, title = 'Changed'): Fields => ({
  ...{ content: { ...contentOf(storedRecord('Blog', id)), title }, authors: ['somebody', WRITER] },
  ...{ asked: false, revision: 5, at: NOW, by: WRITER },
});

/** A write that leaves the content as it is. */
const told = (fields: Fields): Fields => ({ revision: 5, at: NOW, by: WRITER, noteBy: WRITER, ...fields });

const CREATED: Change[] = [
  { what: 'a draft', sound: true, fields: () => ({}) },
  { what: 'a draft of a new record', sound: true, fields: () => ({ base: 0 }) },
  {
    what: 'a draft with its text',
    sound: true,
    fields: (id) => ({ text: TEXT, content: { ...contentOf(storedRecord('Blog', id)), body: HASH } }),
  },
  {
    what: 'a draft with a text of 200,000 bytes',
    sound: true,
    fields: (id) => ({
      text: LONGEST,
      content: { ...contentOf(storedRecord('Blog', id)), body: hashOf(LONGEST) },
    }),
  },
  {
    what: 'a draft with a text of 200,001 bytes',
    fields: (id) => ({
      text: `${LONGEST}a`,
      content: { ...contentOf(storedRecord('Blog', id)), body: hashOf(`${LONGEST}a`) },
    }),
  },
  { what: 'a draft with a text that its content does not name', fields: () => ({ text: TEXT }) },
  {
    what: 'a draft without the text that its content names',
    fields: (id) => ({ content: { ...contentOf(storedRecord('Blog', id)), body: HASH } }),
  },
  { what: 'a draft that is asked for at once', fields: () => ({ asked: true }) },
  { what: 'a draft by somebody else', fields: () => ({ authors: ['somebody'] }) },
  { what: 'a draft with another author', fields: () => ({ authors: [WRITER, 'somebody'] }) },
  { what: 'a draft without authors', fields: () => ({ authors: [] }) },
  { what: 'a draft in the name of somebody else', fields: () => ({ by: 'somebody' }) },
  { what: 'a draft with a note of somebody else', fields: () => ({ noteBy: 'somebody', note: 'A note' }) },
  {
    what: 'a draft with a note of 2,001 characters',
    fields: () => ({ noteBy: WRITER, note: 'n'.repeat(2001) }),
  },
  { what: 'a draft with the content of another record', fields: (id) => ({ content: { id: `${id}x` } }) },
  { what: 'a draft whose content is a text', fields: () => ({ content: 'all' }) },
  { what: 'a draft of a revision below 0', fields: () => ({ base: -1 }) },
  { what: 'a draft of revision 3.0', fields: () => ({ base: new Double(STORED_REVISION) }) },
  { what: 'a draft at revision 2', fields: () => ({ revision: 2 }) },
  { what: 'a draft at revision 1.0', fields: () => ({ revision: new Double(1) }) },
  { what: 'a draft at another time', fields: () => ({ at: LONG_AGO }) },
  { what: 'a draft with an extra field', fields: () => ({ more: 1 }) },
  { what: 'a draft under the name of another record', fields: () => ({}), path: (id) => `${nameOf(id)}x` },
  {
    what: 'a draft of an unknown collection',
    fields: () => ({ collection: 'Trash' }),
    path: (id) => `Drafts/Trash_${id}`,
  },
];

const UPDATED: Change[] = [
  { what: 'changed content', sound: true, fields: (id) => changed(id) },
  { what: 'changed content, and a request', fields: (id) => ({ ...changed(id), asked: true }) },
  { what: 'changed content without its author', fields: (id) => ({ ...changed(id), authors: ['somebody'] }) },
  {
    what: 'changed content with its last author only',
    fields: (id) => ({ ...changed(id), authors: [WRITER] }),
  },
  {
    what: 'changed content by an author who names another',
    before: { authors: [WRITER] },
    fields: (id) => ({ ...changed(id), authors: [WRITER, 'somebody'] }),
  },
  { what: 'changed content over a newer draft', fields: (id) => ({ ...changed(id), revision: 4 }) },
  { what: 'a request', sound: true, fields: () => told({ asked: true, note: 'Please' }) },
  {
    what: 'a request with the note from before',
    sound: true,
    fields: () => told({ asked: true, noteBy: 'somebody' }),
  },
  {
    what: 'a request with a changed note of somebody else',
    fields: () => told({ note: 'No', noteBy: 'somebody' }),
  },
  {
    what: 'a request that names another author of the note',
    fields: () => told({ asked: true, noteBy: 'nobody' }),
  },
  {
    what: 'a request that adds an author',
    fields: () => told({ asked: true, authors: ['somebody', WRITER] }),
  },
  { what: 'a request that removes the author', fields: () => told({ asked: true, authors: [] }) },
  { what: 'a return', sound: true, fields: () => told({ asked: false, note: 'Not yet' }) },
];

const draftWrites = (operation: 'create' | 'update', changes: Change[]): Case[] =>
  changes.map(({ what, sound = false, before: stands, fields, path = nameOf }) => ({
    ...{ place: 'Drafts', operation, what, sound },
    make(id) {
      const before = operation === 'create' ? null : { ...stored(id), asked: true, ...stands };
      const after = { ...(before ?? written(id)), ...fields(id) };
      return {
        seed: { [path(id)]: before },
        ask: { kind: 'commit', writes: [{ path: path(id), fields: after }] },
      };
    },
  }));

type Approval = {
  what: string;
  sound?: boolean;
  place?: string;
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
};

const APPROVALS: Approval[] = [
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

/** Returns a commit that publishes a draft and approves it. */
export function approving(id: string, change: Approval): { seed: Seed; writes: Write[] } {
  const { seed, writes } = save('Blog', id, {}, change.after ?? { published: true, publishedAt: NOW });
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
    seed: { ...seed, [nameOf(id)]: { ...stored(id), content, asked: true, ...change.draft } },
    writes: [
      ...all,
      ...tickOf('Blog', id, seed, all),
      { path: `Blog/${id}/approvals/${change.revision ?? STORED_REVISION + 1}`, fields: approval },
      ...(change.fillsSlug ? [{ path: `Slugs/${slugOf(id)}`, fields: { id } }] : []),
      ...(change.keepsDraft ? [] : [{ path: nameOf(id), fields: null }]),
    ],
  };
}

const approvals = (): Case[] =>
  APPROVALS.map((change) => ({
    ...{
      place: change.place ?? 'approvals',
      operation: 'create',
      what: change.what,
      sound: change.sound ?? false,
    },
    make(id) {
      const { seed, writes } = approving(id, change);
      return { seed, ask: { kind: 'commit', writes } };
    },
  }));

const kept = (id: string) => `Blog/${id}/approvals/1`;
const approved: Fields = { authors: ['somebody'], note: '', reason: '', at: LONG_AGO, by: 'somebody' };

const commit = (
  place: string,
  operation: Operation,
  what: string,
  seed: (id: string) => Seed,
  writes: (id: string) => Write[],
): Case => ({
  ...{ place, operation, what, sound: true },
  make: (id) => ({ seed: seed(id), ask: { kind: 'commit', writes: writes(id) } }),
});

/** An approval of a version that was published before. */
function approvingLater(id: string): { seed: Seed; writes: Write[] } {
  const record = storedRecord('Blog', id, { published: true, publishedAt: LONG_AGO });
  const draft = { content: contentOf(record), base: STORED_REVISION - 1, asked: true };
  const approval: Fields = { authors: ['somebody'], note: 'A note', reason: '', at: NOW, by: WRITER };
  return {
    seed: { [`Blog/${id}`]: record, [nameOf(id)]: { ...stored(id), ...draft } },
    writes: [
      { path: `Blog/${id}/approvals/${STORED_REVISION}`, fields: approval },
      { path: nameOf(id), fields: null },
    ],
  };
}

const others = (): Case[] => [
  {
    ...{ place: 'approvals', operation: 'create', what: 'of a version from before', sound: false },
    make(id) {
      const { seed, writes } = approvingLater(id);
      return { seed, ask: { kind: 'commit', writes } };
    },
  },
  commit(
    'Drafts',
    'delete',
    'a draft',
    (id) => ({ [nameOf(id)]: stored(id), [`Blog/${id}`]: storedRecord('Blog', id) }),
    (id) => [{ path: nameOf(id), fields: null }],
  ),
  commit(
    'approvals',
    'update',
    'an approval',
    (id) => ({ [kept(id)]: approved }),
    (id) => [{ path: kept(id), fields: { ...approved, reason: 'Another' } }],
  ),
  commit(
    'approvals',
    'delete',
    'an approval',
    (id) => ({ [kept(id)]: approved }),
    (id) => [{ path: kept(id), fields: null }],
  ),
];

const reads = (): Case[] => [
  ...[
    { place: 'Drafts', path: nameOf, fields: stored },
    { place: 'approvals', path: kept, fields: () => approved },
  ].map(
    ({ place, path, fields }): Case => ({
      ...{ place, operation: 'get', what: 'one', sound: true },
      make: (id) => ({ seed: { [path(id)]: fields(id) }, ask: { kind: 'get', path: path(id) } }),
    }),
  ),
  {
    ...{ place: 'Drafts', operation: 'list', what: 'those that are asked for', sound: true },
    make: () => ({
      seed: {},
      ask: { kind: 'list', parent: [], collection: 'Drafts', filters: [['asked', '==', true]] },
    }),
  },
  {
    ...{ place: 'approvals', operation: 'list', what: 'those of a record', sound: true },
    make: (id) => ({
      seed: {},
      ask: { kind: 'list', parent: ['Blog', id], collection: 'approvals', filters: [] },
    }),
  },
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
    ...{ place: 'Settings', operation: 'get', what: 'those of approval', sound: true, lane: 'settings' },
    make: () => ({
      seed: { [SETTINGS]: { ...settings, since: LONG_AGO } },
      ask: { kind: 'get', path: SETTINGS },
    }),
  },
];

/** Cases for shared drafts, requests, approvals and their settings. */
export const draftCases = (): Case[] => [
  ...draftWrites('create', CREATED),
  ...draftWrites('update', UPDATED),
  ...approvals(),
  ...others(),
  ...reads(),
  ...settingsCases(),
];
