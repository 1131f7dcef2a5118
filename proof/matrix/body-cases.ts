import { createHash } from 'node:crypto';
import { type Case, judged, type Operation, type Seed, type Write } from './cell';
import { CLOCK } from './commits';
import { getCase } from './read-cases';
import { newRecord, STORED_REVISION, storedRecord, tick } from './records';
import { Ago, type Fields } from './value';
import { blog, type Commit, commitCase, restoration, save } from './writes';

const HOUR = 3_600_000;
const TEXT = 'A paragraph.';
const OTHER = 'Another paragraph.';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const HASH = hashOf(TEXT);

const bodyPath = (id: string, hash = HASH) => `Blog/${id}/bodies/${hash}`;

const writeBody = (id: string, fields: Fields = { text: TEXT }, hash = HASH): Write => ({
  path: bodyPath(id, hash),
  fields,
});

/** Returns the writes of a new blog that refers to a text, and of the text if it is given. */
const newArticle = (id: string, text: Write | null, name = HASH) => ({
  writes: [{ path: `Blog/${id}`, fields: newRecord('Blog', id, { body: name }) }, ...(text ? [text] : [])],
});

const BODIES = judged<[fields: Fields, hash?: string]>(
  {
    'with its record': [{ text: TEXT }],
    'of 200,000 bytes': [{ text: 'x'.repeat(200_000) }],
    'of 200,000 bytes in two-byte characters': [{ text: 'é'.repeat(100_000) }],
  },
  {
    'of 200,001 bytes': [{ text: 'x'.repeat(200_001) }],
    'of 200,002 bytes in two-byte characters': [{ text: 'é'.repeat(100_001) }],
    'under the name of another text': [{ text: OTHER }, HASH],
    'under a short name': [{ text: TEXT }, HASH.slice(1)],
    'under a name in upper case': [{ text: TEXT }, HASH.toUpperCase()],
    'with an extra field': [{ text: TEXT, more: 1 }],
    'without a text': [{}],
    'that is a number': [{ text: 1 }],
    'that is a list': [{ text: [TEXT] }],
  },
);

const textOf = ({ text }: Fields) => (typeof text === 'string' ? text : TEXT);

const body = (
  what: string,
  sound: boolean,
  make: (id: string) => Partial<Commit> & Pick<Commit, 'writes'>,
  operation: Operation = 'create',
) => commitCase({ place: 'bodies', operation, what, sound }, make);

const bodies = (): Case[] => [
  ...BODIES.map(({ what, sound, row: [fields, hash = hashOf(textOf(fields))] }) =>
    body(`a text ${what}`, sound, (id) => newArticle(id, writeBody(id, fields, hash), hash)),
  ),
  body('a text alone', false, (id) => ({
    seed: { [`Blog/${id}`]: storedRecord('Blog', id) },
    writes: [writeBody(id)],
  })),
  body('a lost text, written again by a save', true, (id) => {
    const { seed, writes } = save('Blog', id, { body: HASH });
    return { seed, writes: [...writes, writeBody(id)] };
  }),
  body('a lost text, written again without a save', false, (id) => ({
    seed: { [`Blog/${id}`]: storedRecord('Blog', id, { body: HASH }) },
    writes: [writeBody(id)],
  })),
  body('a text without a record', false, (id) => ({ writes: [writeBody(id)] })),
  body('a text that the record does not name', false, (id) => newArticle(id, writeBody(id), '')),
  body('a text of a press mention', false, (id) => ({
    writes: [
      { path: `Media/${id}`, fields: newRecord('Media', id) },
      { path: `Media/${id}/bodies/${HASH}`, fields: { text: TEXT } },
    ],
  })),
  body(
    'a changed text',
    false,
    (id) => {
      const { seed, writes } = save('Blog', id, { body: HASH });
      return { seed: { ...seed, [bodyPath(id)]: { text: OTHER } }, writes: [...writes, writeBody(id)] };
    },
    'update',
  ),
  body(
    'a deleted text',
    false,
    (id) => ({ seed: { [bodyPath(id)]: { text: TEXT } }, writes: [{ path: bodyPath(id), fields: null }] }),
    'delete',
  ),
];

const LIVE = { published: true, body: HASH };

const STATES: [place: string, what: string, fields: Fields][] = [
  ['bodies, live', 'of a published record', LIVE],
  ['bodies, live', 'of a due record', { publishAt: new Ago(HOUR), body: HASH }],
  ['bodies, live', 'of a published record that ends in an hour', { ...LIVE, unpublishAt: new Ago(-HOUR) }],
  ['bodies', 'of a published record that has ended', { ...LIVE, unpublishAt: new Ago(HOUR) }],
  ['bodies', 'of a draft', { body: HASH }],
  ['bodies', 'of a record due in an hour', { publishAt: new Ago(-HOUR), body: HASH }],
  ['bodies', 'that a published record no longer names', { published: true, body: hashOf(OTHER) }],
  ['bodies', 'of a published record without a text', { published: true, body: '' }],
];

const reads = (): Case[] => [
  ...STATES.map(([place, what, fields]) =>
    getCase(
      place,
      `the text ${what}`,
      (id) => bodyPath(id),
      () => ({ text: TEXT }),
      (id) => ({ [`Blog/${id}`]: storedRecord('Blog', id, fields) }),
    ),
  ),
  getCase(
    'bodies',
    'the text of a missing record',
    (id) => bodyPath(id),
    () => ({ text: TEXT }),
  ),
  {
    ...{ place: 'bodies', operation: 'list', what: 'all texts of a published record', sound: true },
    make: (id) => ({
      seed: { [`Blog/${id}`]: storedRecord('Blog', id, LIVE) },
      ask: { kind: 'list', parent: ['Blog', id], collection: 'bodies', filters: [] },
    }),
  },
];

const named = (): Case[] => [
  commitCase(blog('create', 'names an earlier text of its own', true), (id) => ({
    ...newArticle(id, null),
    seed: { [bodyPath(id)]: { text: TEXT } },
  })),
  commitCase(blog('create', 'names a missing text', false), (id) => newArticle(id, null)),
  ...judged({ 'keeps its text': HASH, 'drops its text': '' }, { 'names a missing text': hashOf(OTHER) }).map(
    ({ what, sound, row }) =>
      commitCase(blog('update', what, sound), (id) => save('Blog', id, { body: HASH }, { body: row })),
  ),
  commitCase(blog('update', 'names an earlier text again', true), (id) => {
    const { seed, writes } = save('Blog', id, {}, { body: HASH });
    return { seed: { ...seed, [bodyPath(id)]: { text: TEXT } }, writes };
  }),
  ...[1, null, 'x', HASH.slice(1), `${HASH}0`, HASH.toUpperCase()].map((value) =>
    commitCase(blog('create', `body is ${JSON.stringify(value)}`, false), (id) => ({
      seed: { [`Blog/${id}/bodies/${value}`]: { text: TEXT } },
      writes: [{ path: `Blog/${id}`, fields: newRecord('Blog', id, { body: value }) }],
    })),
  ),
];

const comesBack = (): Case =>
  commitCase({ place: 'Trash', operation: 'delete', what: 'an article is restored', sound: true }, (id) => {
    const slug = `slug-${id}`;
    const { seed, writes } = restoration('Blog', id, { slug, body: HASH });
    const count = tick('Blog', { id, revision: STORED_REVISION + 1 }, true);
    const article: Seed = { [bodyPath(id)]: { text: TEXT }, [`Slugs/${slug}`]: { id } };
    return { seed: { ...seed, ...article }, writes: [...writes, { path: CLOCK, fields: count }] };
  });

/** Cases for articles' texts, which are immutable, and public only while a public record refers to them. */
export const bodyCases = (): Case[] => [...bodies(), ...reads(), ...named(), comesBack()];
