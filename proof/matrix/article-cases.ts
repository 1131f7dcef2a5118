import { createHash } from 'node:crypto';
import type { Case, Operation, Seed, Write } from './cell';
import { CLOCK } from './commits';
import {
  historyEntry,
  newRecord,
  STORED_REVISION,
  stamp,
  storedRecord,
  storedTombstone,
  tick,
} from './records';
import { Ago, type Fields } from './value';

const HOUR = 3_600_000;
const TEXT = 'A paragraph.';
const OTHER = 'Another paragraph.';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

type Named = { place: string; operation: Operation; what: string; sound: boolean };

const bodyPath = (id: string, hash = hashOf(TEXT)) => `Blog/${id}/bodies/${hash}`;

/** Slugs are unique across the site, so each cell has its own. */
const slugOf = (id: string) => `slug-${id}`;

function commitCase(named: Named, make: (id: string) => { seed?: Seed; writes: Write[] }): Case {
  return {
    ...named,
    make(id) {
      const { seed = {}, writes } = make(id);
      return { seed, ask: { kind: 'commit', writes } };
    },
  };
}

/** A save of a stored blog, with the other writes of the commit. */
function saveWith(
  id: string,
  stored: Fields,
  next: Fields,
  { seed = {}, beside = [] }: { seed?: Seed; beside?: Write[] } = {},
) {
  const before = storedRecord('Blog', id, stored);
  return {
    seed: { [`Blog/${id}`]: before, ...seed },
    writes: [
      { path: `Blog/${id}`, fields: { ...before, ...stamp(STORED_REVISION + 1), ...next } },
      { path: `Blog/${id}/history/${STORED_REVISION}`, fields: historyEntry(before) },
      ...beside,
    ],
  };
}

const blog = (operation: Operation, what: string, sound: boolean): Named => ({
  place: 'Blog',
  operation,
  what,
  sound,
});

const body = (what: string, sound: boolean): Named => ({ place: 'bodies', operation: 'create', what, sound });

const writeBody = (id: string, fields: Fields = { text: TEXT }, hash = hashOf(TEXT)): Write => ({
  path: bodyPath(id, hash),
  fields,
});

/** A new blog that refers to a text, with the text's document. */
const newArticle = (id: string, text: Write | null, name = hashOf(TEXT)) => ({
  writes: [{ path: `Blog/${id}`, fields: newRecord('Blog', id, { body: name }) }, ...(text ? [text] : [])],
});

const BODIES: [what: string, sound: boolean, fields: Fields, hash?: string][] = [
  ['with its record', true, { text: TEXT }],
  ['of 200,000 bytes', true, { text: 'x'.repeat(200_000) }],
  ['of 200,000 bytes in other characters', true, { text: 'é'.repeat(100_000) }],
  ['of 200,001 bytes', false, { text: 'x'.repeat(200_001) }],
  ['of 200,002 bytes in other characters', false, { text: 'é'.repeat(100_001) }],
  ['under the name of another text', false, { text: OTHER }, hashOf(TEXT)],
  ['under a short name', false, { text: TEXT }, hashOf(TEXT).slice(1)],
  ['under a name in capitals', false, { text: TEXT }, hashOf(TEXT).toUpperCase()],
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
  commitCase(body('the lost text of a record', true), (id) => ({
    seed: { [`Blog/${id}`]: storedRecord('Blog', id, { body: hashOf(TEXT) }) },
    writes: [writeBody(id)],
  })),
  commitCase(body('a text of no record', false), (id) => ({ writes: [writeBody(id)] })),
  commitCase(body('a text that the record does not name', false), (id) => newArticle(id, writeBody(id), '')),
  commitCase(body('a text of a press mention', false), (id) => ({
    writes: [
      { path: `Media/${id}`, fields: newRecord('Media', id) },
      { path: `Media/${id}/bodies/${hashOf(TEXT)}`, fields: { text: TEXT } },
    ],
  })),
  commitCase({ ...body('a text changed', false), operation: 'update' }, (id) =>
    saveWith(
      id,
      { body: hashOf(TEXT) },
      {},
      { seed: { [bodyPath(id)]: { text: OTHER } }, beside: [writeBody(id)] },
    ),
  ),
  commitCase({ ...body('a text deleted', false), operation: 'delete' }, (id) => ({
    seed: { [bodyPath(id)]: { text: TEXT } },
    writes: [{ path: bodyPath(id), fields: null }],
  })),
];

const STATES: [what: string, isLive: boolean, fields: Fields][] = [
  ['of a published record', true, { published: true, body: hashOf(TEXT) }],
  ['of a due record', true, { publishAt: new Ago(HOUR), body: hashOf(TEXT) }],
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
  {
    place: 'bodies',
    operation: 'get',
    what: 'the text of no record',
    sound: true,
    make: (id) => ({ seed: { [bodyPath(id)]: { text: TEXT } }, ask: { kind: 'get', path: bodyPath(id) } }),
  },
  {
    place: 'bodies',
    operation: 'list',
    what: 'all texts of a published record',
    sound: true,
    make: (id) => ({
      seed: { [`Blog/${id}`]: storedRecord('Blog', id, { published: true, body: hashOf(TEXT) }) },
      ask: { kind: 'list', parent: ['Blog', id], collection: 'bodies', filters: [] },
    }),
  },
  {
    place: 'Slugs',
    operation: 'get',
    what: 'an address of a published record',
    sound: true,
    make: (id) => ({
      seed: {
        [`Blog/${id}`]: storedRecord('Blog', id, { published: true }),
        [`Slugs/${slugOf(id)}`]: { id },
      },
      ask: { kind: 'get', path: `Slugs/${slugOf(id)}` },
    }),
  },
  {
    place: 'Slugs',
    operation: 'list',
    what: 'all addresses',
    sound: true,
    make: () => ({ seed: {}, ask: { kind: 'list', parent: [], collection: 'Slugs', filters: [] } }),
  },
];

const slug = (what: string, sound: boolean, operation: Operation = 'create'): Named => ({
  place: 'Slugs',
  operation,
  what,
  sound,
});

const claim = (id: string, fields: Fields = { id }, name = slugOf(id)): Write => ({
  path: `Slugs/${name}`,
  fields,
});

const withSlug = (id: string, name: string, claims: Write[], seed: Seed = {}) => ({
  seed,
  writes: [{ path: `Blog/${id}`, fields: newRecord('Blog', id, { slug: name }) }, ...claims],
});

const GOOD_FORMS = ['a', '2a', '2-a', '2-3-b4-5', 'reading-a-panel'];
const BAD_FORMS = ['2', '2-3', '-a', 'a-', 'a--b', 'A', 'a b', 'a/b', 'ä', 'a.b', `a\n`];

const slugs = (): Case[] => [
  commitCase(slug('claimed by its record', true), (id) => withSlug(id, slugOf(id), [claim(id)])),
  commitCase(blog('create', 'with an address that it holds', true), (id) =>
    withSlug(id, slugOf(id), [], { [`Slugs/${slugOf(id)}`]: { id } }),
  ),
  commitCase(blog('create', 'with an address that nobody claimed', false), (id) =>
    withSlug(id, slugOf(id), []),
  ),
  commitCase(blog('create', 'with an address of another record', false), (id) =>
    withSlug(id, slugOf(id), [], { [`Slugs/${slugOf(id)}`]: { id: 'other' } }),
  ),
  commitCase(blog('update', 'keeps its address', true), (id) =>
    saveWith(id, { slug: slugOf(id) }, { slug: slugOf(id) }),
  ),
  commitCase(blog('update', 'takes an address that nobody claimed', false), (id) =>
    saveWith(id, { slug: 'before' }, { slug: slugOf(id) }),
  ),
  commitCase(blog('update', 'gives its address up', true), (id) =>
    saveWith(id, { slug: slugOf(id) }, { slug: '' }),
  ),
  ...['slug', 'formerSlugs'].flatMap((field) => [
    ...[false, 1, null, ['a']].map((value) =>
      commitCase(blog('create', `${field} is ${JSON.stringify(value)}`, false), (id) => ({
        seed: { 'Slugs/1': { id }, 'Slugs/false': { id } },
        writes: [{ path: `Blog/${id}`, fields: newRecord('Blog', id, { [field]: value }) }],
      })),
    ),
  ]),
  ...GOOD_FORMS.map((form) =>
    commitCase(slug(`of the form ${form}`, true), (id) =>
      withSlug(id, `${form}-${id}`, [claim(id, { id }, `${form}-${id}`)]),
    ),
  ),
  ...BAD_FORMS.map((form) =>
    commitCase(blog('create', `slug is ${JSON.stringify(form)}`, false), (id) =>
      withSlug(id, form, [], /[/\n ]/.test(form) ? {} : { [`Slugs/${form}`]: { id } }),
    ),
  ),
  ...[80, 81].map((length) =>
    commitCase(slug(`of ${length} characters`, length === 80), (id) => {
      const long = `${id}-`.padEnd(length, 'x');
      return withSlug(id, long, [claim(id, { id }, long)]);
    }),
  ),
  commitCase(slug('claimed for a record that has another', false), (id) => withSlug(id, '', [claim(id)])),
  commitCase(slug('claimed for another record', false), (id) =>
    withSlug(id, slugOf(id), [claim(id, { id: 'other' })]),
  ),
  commitCase(slug('claimed anew for a record that lost the claim', true), (id) => ({
    seed: { [`Blog/${id}`]: storedRecord('Blog', id, { slug: slugOf(id) }) },
    writes: [claim(id)],
  })),
  commitCase(slug('claimed for no record', false), (id) => ({ writes: [claim(id)] })),
  commitCase(slug('claimed with an extra field', false), (id) =>
    withSlug(id, slugOf(id), [claim(id, { id, more: 1 })]),
  ),
  commitCase(slug('claimed for nobody', false), (id) => withSlug(id, slugOf(id), [claim(id, {})])),
  commitCase(slug('given to another record', false, 'update'), (id) =>
    withSlug(id, slugOf(id), [claim(id)], { [`Slugs/${slugOf(id)}`]: { id: 'other' } }),
  ),
  commitCase(slug('given up', false, 'delete'), (id) => ({
    seed: { [`Slugs/${slugOf(id)}`]: { id } },
    writes: [{ path: `Slugs/${slugOf(id)}`, fields: null }],
  })),
];

const former = (text: string, sound: boolean): Case =>
  commitCase(blog('create', `formerSlugs is ${JSON.stringify(text.slice(0, 30))}`, sound), (id) => ({
    writes: [{ path: `Blog/${id}`, fields: newRecord('Blog', id, { formerSlugs: text }) }],
  }));

const FORMER: Case[] = [
  former('', true),
  former('a', true),
  former('a 2-b c', true),
  former('a  b', false),
  former(' a', false),
  former('a 2', false),
  former(`${'ab '.repeat(666)}cd`, true),
  former(`${'ab '.repeat(666)}cde`, false),
];

const named = (): Case[] => [
  commitCase(blog('create', 'names a text of its own from before', true), (id) => ({
    ...newArticle(id, null),
    seed: { [bodyPath(id)]: { text: TEXT } },
  })),
  commitCase(blog('create', 'names a text that is not there', false), (id) => newArticle(id, null)),
  commitCase(blog('update', 'keeps its text', true), (id) =>
    saveWith(id, { body: hashOf(TEXT) }, { body: hashOf(TEXT) }),
  ),
  commitCase(blog('update', 'names a text that is not there', false), (id) =>
    saveWith(id, { body: hashOf(TEXT) }, { body: hashOf(OTHER) }),
  ),
  commitCase(blog('update', 'names an earlier text again', true), (id) =>
    saveWith(id, {}, { body: hashOf(TEXT) }, { seed: { [bodyPath(id)]: { text: TEXT } } }),
  ),
  commitCase(blog('update', 'loses its text', true), (id) =>
    saveWith(id, { body: hashOf(TEXT) }, { body: '' }),
  ),
  ...[1, null, 'x', hashOf(TEXT).slice(1), `${hashOf(TEXT)}0`, hashOf(TEXT).toUpperCase()].map((value) =>
    commitCase(blog('create', `body is ${JSON.stringify(value)}`, false), (id) => ({
      seed: { [`Blog/${id}/bodies/${value}`]: { text: TEXT } },
      writes: [{ path: `Blog/${id}`, fields: newRecord('Blog', id, { body: value }) }],
    })),
  ),
  commitCase({ place: 'Trash', operation: 'delete', what: 'an article comes back', sound: true }, (id) => {
    const article = { slug: slugOf(id), body: hashOf(TEXT) };
    return {
      seed: {
        [`Trash/Blog_${id}`]: storedTombstone('Blog', storedRecord('Blog', id, article), {
          deletedAt: new Ago(HOUR),
        }),
        [bodyPath(id)]: { text: TEXT },
        [`Slugs/${slugOf(id)}`]: { id },
      },
      writes: [
        { path: `Blog/${id}`, fields: { ...newRecord('Blog', id, article), ...stamp(STORED_REVISION + 1) } },
        { path: `Trash/Blog_${id}`, fields: null },
        { path: CLOCK, fields: tick('Blog', { id, revision: STORED_REVISION + 1 }, true) },
      ],
    };
  }),
];

/** Articles' texts and slugs: written with their record, immutable, and public while the record is public. */
export const articleCases = (): Case[] => [...bodies(), ...reads(), ...slugs(), ...FORMER, ...named()];
