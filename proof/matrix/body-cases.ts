import { createHash } from 'node:crypto';
import type { Case, Seed, Write } from './cell';
import { CLOCK } from './commits';
import { getCase } from './read-cases';
import { newRecord, STORED_REVISION, storedRecord, tick } from './records';
import { Ago, type Fields } from './value';
import { blog, commitCase, type Named, restoration, save } from './writes';

const HOUR = 3_600_000;
const TEXT = 'A paragraph.';
const OTHER = 'Another paragraph.';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

const bodyPath = (id: string, hash = hashOf(TEXT)) => `Blog/${id}/bodies/${hash}`;

const body = (what: string, sound: boolean): Named => ({ place: 'bodies', operation: 'create', what, sound });

const writeBody = (id: string, fields: Fields = { text: TEXT }, hash = hashOf(TEXT)): Write => ({
  path: bodyPath(id, hash),
  fields,
});

/** Returns the writes of a new blog that refers to a text, and of the text if it is given. */
const newArticle = (id: string, text: Write | null, name = hashOf(TEXT)) => ({
  writes: [{ path: `Blog/${id}`, fields: newRecord('Blog', id, { body: name }) }, ...(text ? [text] : [])],
});

const BODIES: [what: string, sound: boolean, fields: Fields, hash?: string][] = [
  ['with its record', true, { text: TEXT }],
  ['of 200,000 bytes', true, { text: 'x'.repeat(200_000) }],
  ['of 200,000 bytes in two-byte characters', true, { text: 'é'.repeat(100_000) }],
  ['of 200,001 bytes', false, { text: 'x'.repeat(200_001) }],
  ['of 200,002 bytes in two-byte characters', false, { text: 'é'.repeat(100_001) }],
  ['under the name of another text', false, { text: OTHER }, hashOf(TEXT)],
  ['under a short name', false, { text: TEXT }, hashOf(TEXT).slice(1)],
  ['under a name in upper case', false, { text: TEXT }, hashOf(TEXT).toUpperCase()],
  ['with an extra field', false, { text: TEXT, more: 1 }],
  ['without a text', false, {}],
  ['that is a number', false, { text: 1 }],
  ['that is a list', false, { text: [TEXT] }],
];

const textOf = ({ text }: Fields) => (typeof text === 'string' ? text : TEXT);

const bodies = (): Case[] => [
  ...BODIES.map(([what, sound, fields, hash = hashOf(textOf(fields))]) =>
    commitCase(body(`a text ${what}`, sound), (id) => newArticle(id, writeBody(id, fields, hash), hash)),
  ),
  commitCase(body('a text alone', false), (id) => ({
    seed: { [`Blog/${id}`]: storedRecord('Blog', id) },
    writes: [writeBody(id)],
  })),
  commitCase(body('a lost text, written again by a save', true), (id) => {
    const { seed, writes } = save('Blog', id, { body: hashOf(TEXT) });
    return { seed, writes: [...writes, writeBody(id)] };
  }),
  commitCase(body('a lost text, written again without a save', false), (id) => ({
    seed: { [`Blog/${id}`]: storedRecord('Blog', id, { body: hashOf(TEXT) }) },
    writes: [writeBody(id)],
  })),
  commitCase(body('a text without a record', false), (id) => ({ writes: [writeBody(id)] })),
  commitCase(body('a text that the record does not name', false), (id) => newArticle(id, writeBody(id), '')),
  commitCase(body('a text of a press mention', false), (id) => ({
    writes: [
      { path: `Media/${id}`, fields: newRecord('Media', id) },
      { path: `Media/${id}/bodies/${hashOf(TEXT)}`, fields: { text: TEXT } },
    ],
  })),
  commitCase({ ...body('a changed text', false), operation: 'update' }, (id) => {
    const { seed, writes } = save('Blog', id, { body: hashOf(TEXT) });
    return { seed: { ...seed, [bodyPath(id)]: { text: OTHER } }, writes: [...writes, writeBody(id)] };
  }),
  commitCase({ ...body('a deleted text', false), operation: 'delete' }, (id) => ({
    seed: { [bodyPath(id)]: { text: TEXT } },
    writes: [{ path: bodyPath(id), fields: null }],
  })),
];

const ENDING = { published: true, body: hashOf(TEXT) };

const STATES: [what: string, isLive: boolean, fields: Fields][] = [
  ['of a published record', true, { published: true, body: hashOf(TEXT) }],
  ['of a due record', true, { publishAt: new Ago(HOUR), body: hashOf(TEXT) }],
  ['of a published record that ends in an hour', true, { ...ENDING, unpublishAt: new Ago(-HOUR) }],
  ['of a published record that has ended', false, { ...ENDING, unpublishAt: new Ago(HOUR) }],
  ['of a draft', false, { body: hashOf(TEXT) }],
  ['of a record due in an hour', false, { publishAt: new Ago(-HOUR), body: hashOf(TEXT) }],
  ['that a published record no longer names', false, { published: true, body: hashOf(OTHER) }],
  ['of a published record without a text', false, { published: true, body: '' }],
];

const reads = (): Case[] => [
  ...STATES.map(
    ([what, isLive, fields]): Case => ({
      place: isLive ? 'bodies, live' : 'bodies',
      operation: 'get',
      what: `the text ${what}`,
      sound: true,
      make: (id) => ({
        seed: { [`Blog/${id}`]: storedRecord('Blog', id, fields), [bodyPath(id)]: { text: TEXT } },
        ask: { kind: 'get', path: bodyPath(id) },
      }),
    }),
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
      seed: { [`Blog/${id}`]: storedRecord('Blog', id, { published: true, body: hashOf(TEXT) }) },
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
  commitCase(blog('update', 'keeps its text', true), (id) =>
    save('Blog', id, { body: hashOf(TEXT) }, { body: hashOf(TEXT) }),
  ),
  commitCase(blog('update', 'names a missing text', false), (id) =>
    save('Blog', id, { body: hashOf(TEXT) }, { body: hashOf(OTHER) }),
  ),
  commitCase(blog('update', 'names an earlier text again', true), (id) => {
    const { seed, writes } = save('Blog', id, {}, { body: hashOf(TEXT) });
    return { seed: { ...seed, [bodyPath(id)]: { text: TEXT } }, writes };
  }),
  commitCase(blog('update', 'drops its text', true), (id) =>
    save('Blog', id, { body: hashOf(TEXT) }, { body: '' }),
  ),
  ...[1, null, 'x', hashOf(TEXT).slice(1), `${hashOf(TEXT)}0`, hashOf(TEXT).toUpperCase()].map((value) =>
    commitCase(blog('create', `body is ${JSON.stringify(value)}`, false), (id) => ({
      seed: { [`Blog/${id}/bodies/${value}`]: { text: TEXT } },
      writes: [{ path: `Blog/${id}`, fields: newRecord('Blog', id, { body: value }) }],
    })),
  ),
];

const comesBack = (): Case =>
  commitCase({ place: 'Trash', operation: 'delete', what: 'an article is restored', sound: true }, (id) => {
    const slug = `slug-${id}`;
    const { seed, writes } = restoration('Blog', id, { slug, body: hashOf(TEXT) });
    const count = tick('Blog', { id, revision: STORED_REVISION + 1 }, true);
    const article: Seed = { [bodyPath(id)]: { text: TEXT }, [`Slugs/${slug}`]: { id } };
    return { seed: { ...seed, ...article }, writes: [...writes, { path: CLOCK, fields: count }] };
  });

/** Cases for articles' texts, which are immutable, and public only while a public record refers to them. */
export const bodyCases = (): Case[] => [...bodies(), ...reads(), ...named(), comesBack()];
