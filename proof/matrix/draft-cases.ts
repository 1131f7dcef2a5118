import { createHash } from 'node:crypto';
import { type Case, judged } from './cell';
import { getCase, listCase } from './read-cases';
import { LONG_AGO, STORED_REVISION, storedRecord, WRITER, without } from './records';
import { Double, type Fields, NOW } from './value';
import { commitCase } from './writes';

const TEXT = 'A paragraph.';
const LONGEST = 'a'.repeat(200_000);

export const nameOf = (id: string) => `Drafts/Blog_${id}`;

/** Returns the fields of a record that its draft contains: all except those that a save sets. */
export const contentOf = (record: Fields): Fields =>
  without(record, 'revision', 'updatedAt', 'updatedBy', 'publishedAt');

const contentWith = (id: string, changes: Fields = {}) => ({
  ...contentOf(storedRecord('Blog', id)),
  ...changes,
});

const written = (id: string): Fields => ({
  ...{ collection: 'Blog', id, base: STORED_REVISION, content: contentWith(id), text: '' },
  ...{ authors: [WRITER], asked: false, note: '', noteBy: '', revision: 1, at: NOW, by: WRITER },
});

/** A stored draft that somebody else has written. */
export const storedDraft = (id: string): Fields => ({
  ...written(id),
  ...{ authors: ['somebody'], note: 'A note', noteBy: 'somebody', revision: 4, at: LONG_AGO, by: 'somebody' },
});

/** How a draft differs from a valid one. */
type Change = Fields | ((id: string) => Fields);

/** A draft whose content names the first text, and which has the second. */
const withText = (named: string, text: string) => (id: string) => ({
  ...{ text, content: contentWith(id, { body: createHash('sha256').update(named).digest('hex') }) },
});

const CREATED = judged<Change>(
  {
    'a draft': {},
    'a draft of a new record': { base: 0 },
    'a draft with its text': withText(TEXT, TEXT),
    'a draft with a text of 200,000 bytes': withText(LONGEST, LONGEST),
  },
  {
    'a draft with a text of 200,001 bytes': withText(`${LONGEST}a`, `${LONGEST}a`),
    'a draft with a text that its content does not name': { text: TEXT },
    'a draft without the text that its content names': withText(TEXT, ''),
    'a draft that is asked for at once': { asked: true },
    'a draft by somebody else': { authors: ['somebody'] },
    'a draft with another author': { authors: [WRITER, 'somebody'] },
    'a draft without authors': { authors: [] },
    'a draft in the name of somebody else': { by: 'somebody' },
    'a draft with a note of somebody else': { noteBy: 'somebody', note: 'A note' },
    'a draft with a note of 2,001 characters': { noteBy: WRITER, note: 'n'.repeat(2001) },
    'a draft with the content of another record': (id) => ({ content: { id: `${id}x` } }),
    'a draft whose content is a text': { content: 'all' },
    'a draft of a revision below 0': { base: -1 },
    'a draft of revision 3.0': { base: new Double(STORED_REVISION) },
    'a draft at revision 2': { revision: 2 },
    'a draft at revision 1.0': { revision: new Double(1) },
    'a draft at another time': { at: LONG_AGO },
    'a draft with an extra field': { more: 1 },
    'a draft under the name of another record': {},
    'a draft of an unknown collection': { collection: 'Trash' },
  },
);

const OTHER_PATHS: Record<string, (id: string) => string> = {
  'a draft under the name of another record': (id) => `${nameOf(id)}x`,
  'a draft of an unknown collection': (id) => `Drafts/Trash_${id}`,
};

const changed =
  (changes: Fields = {}): Change =>
  (id) => ({
    ...{ content: contentWith(id, { title: 'Changed' }), authors: ['somebody', WRITER] },
    ...{ asked: false, revision: 5, at: NOW, by: WRITER },
    ...changes,
  });

/** A write that leaves the content as it is. */
const told = (fields: Fields): Fields => ({ revision: 5, at: NOW, by: WRITER, noteBy: WRITER, ...fields });

const BY_ONE_WHO_NAMES_ANOTHER = 'changed content by an author who names another';

const UPDATED = judged<Change>(
  {
    'changed content': changed(),
    'a request': told({ asked: true, note: 'Please' }),
    'a request to delete the record': told({ asked: 'deletion', note: 'A duplicate' }),
    'a request with the note from before': told({ asked: true, noteBy: 'somebody' }),
    'a return': told({ asked: false, note: 'Not yet' }),
  },
  {
    'changed content, and a request': changed({ asked: true }),
    'changed content, and a request to delete the record': changed({ asked: 'deletion' }),
    'changed content without its author': changed({ authors: ['somebody'] }),
    'changed content with its last author only': changed({ authors: [WRITER] }),
    'changed content that names its author twice': changed({ authors: ['somebody', WRITER, WRITER] }),
    [BY_ONE_WHO_NAMES_ANOTHER]: changed({ authors: [WRITER, 'somebody'] }),
    'changed content over a newer draft': changed({ revision: 4 }),
    'a request with a changed note of somebody else': told({ note: 'No', noteBy: 'somebody' }),
    'a request that names another author of the note': told({ asked: true, noteBy: 'nobody' }),
    'a request that adds an author': told({ asked: true, authors: ['somebody', WRITER] }),
    'a request that removes the author': told({ asked: true, authors: [] }),
    'a request that is a text': told({ asked: 'true' }),
    'a request with another text': told({ asked: true, text: TEXT }),
    'a request that moves the draft to another revision': told({ asked: true, base: STORED_REVISION - 1 }),
  },
);

const fieldsOf = (change: Change, id: string) => (typeof change === 'function' ? change(id) : change);

/** Cases for shared drafts, and for requests to publish them. */
export const draftCases = (): Case[] => [
  ...CREATED.map(({ what, row, sound }) =>
    commitCase({ place: 'Drafts', operation: 'create', what, sound }, (id) => {
      const path = OTHER_PATHS[what]?.(id) ?? nameOf(id);
      return { seed: { [path]: null }, writes: [{ path, fields: { ...written(id), ...fieldsOf(row, id) } }] };
    }),
  ),
  ...UPDATED.map(({ what, row, sound }) =>
    commitCase({ place: 'Drafts', operation: 'update', what, sound }, (id) => {
      const authors = [what === BY_ONE_WHO_NAMES_ANOTHER ? WRITER : 'somebody'];
      const before: Fields = { ...storedDraft(id), asked: true, authors };
      return {
        seed: { [nameOf(id)]: before },
        writes: [{ path: nameOf(id), fields: { ...before, ...fieldsOf(row, id) } }],
      };
    }),
  ),
  commitCase({ place: 'Drafts', operation: 'delete', what: 'a draft', sound: true }, (id) => ({
    seed: { [nameOf(id)]: storedDraft(id), [`Blog/${id}`]: storedRecord('Blog', id) },
    writes: [{ path: nameOf(id), fields: null }],
  })),
  getCase('Drafts', 'one', nameOf, storedDraft),
  listCase('Drafts', 'those that are asked for', 'Drafts', {
    filters: [['asked', 'in', [true, 'deletion']]],
  }),
];
