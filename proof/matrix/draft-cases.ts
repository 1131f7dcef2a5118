import { createHash } from 'node:crypto';
import type { Case } from './cell';
import { getCase, listCase } from './read-cases';
import { LONG_AGO, STORED_REVISION, storedRecord, WRITER, without } from './records';
import { Double, type Fields, NOW } from './value';
import { commitCase } from './writes';

const TEXT = 'A paragraph.';
const LONGEST = 'a'.repeat(200_000);
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const HASH = hashOf(TEXT);

export const nameOf = (id: string) => `Drafts/Blog_${id}`;

/** Returns the fields of a record that its draft contains: all except those that a save sets. */
export const contentOf = (record: Fields): Fields =>
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
export const storedDraft = (id: string): Fields => ({
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
  {
    what: 'a request that moves the draft to another revision',
    fields: () => told({ asked: true, base: STORED_REVISION - 1 }),
  },
  { what: 'a return', sound: true, fields: () => told({ asked: false, note: 'Not yet' }) },
];

const draftWrites = (operation: 'create' | 'update', changes: Change[]): Case[] =>
  changes.map(({ what, sound = false, before: stands, fields, path = nameOf }) => ({
    ...{ place: 'Drafts', operation, what, sound },
    make(id) {
      const before = operation === 'create' ? null : { ...storedDraft(id), asked: true, ...stands };
      const after = { ...(before ?? written(id)), ...fields(id) };
      return {
        seed: { [path(id)]: before },
        ask: { kind: 'commit', writes: [{ path: path(id), fields: after }] },
      };
    },
  }));

const others = (): Case[] => [
  commitCase({ place: 'Drafts', operation: 'delete', what: 'a draft', sound: true }, (id) => ({
    seed: { [nameOf(id)]: storedDraft(id), [`Blog/${id}`]: storedRecord('Blog', id) },
    writes: [{ path: nameOf(id), fields: null }],
  })),
  getCase('Drafts', 'one', nameOf, storedDraft),
  listCase('Drafts', 'those that are asked for', 'Drafts', { filters: [['asked', '==', true]] }),
];

/** Cases for shared drafts, and for requests to publish them. */
export const draftCases = (): Case[] => [
  ...draftWrites('create', CREATED),
  ...draftWrites('update', UPDATED),
  ...others(),
];
