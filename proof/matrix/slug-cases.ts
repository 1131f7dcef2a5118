import type { Case, Operation, Seed, Write } from './cell';
import { getCase, listCase } from './read-cases';
import { newRecord, storedRecord } from './records';
import type { Fields } from './value';
import { blog, type Commit, commitCase, type Named, save } from './writes';

/** Slugs are unique across the site, so each cell has its own slug. */
const slugOf = (id: string) => `slug-${id}`;

const slug = (what: string, sound: boolean, operation: Operation = 'create'): Named => ({
  ...{ place: 'Slugs', operation, what, sound },
});

const claim = (id: string, fields: Fields = { id }, name = slugOf(id)): Write => ({
  path: `Slugs/${name}`,
  fields,
});

const claimed = (id: string, owner = id): Seed => ({ [`Slugs/${slugOf(id)}`]: { id: owner } });

const withSlug = (id: string, name: string, claims: Write[], seed: Seed = {}): Commit => ({
  seed,
  writes: [{ path: `Blog/${id}`, fields: newRecord('Blog', id, { slug: name }) }, ...claims],
});

const GOOD_FORMS = ['a', '2a', '2-a', '2-3-b4-5', 'reading-a-panel'];
const BAD_FORMS = ['2', '2-3', '-a', 'a-', 'a--b', 'A', 'a b', 'a/b', 'ä', 'a.b', `a\n`];

const forms = (): Case[] => [
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
  ...['slug', 'formerSlugs'].flatMap((field) =>
    [false, 1, null, ['a']].map((value) =>
      commitCase(blog('create', `${field} is ${JSON.stringify(value)}`, false), (id) => ({
        seed: { 'Slugs/1': { id }, 'Slugs/false': { id } },
        writes: [{ path: `Blog/${id}`, fields: newRecord('Blog', id, { [field]: value }) }],
      })),
    ),
  ),
];

const slugs = (): Case[] => [
  commitCase(slug('claimed by its record', true), (id) => withSlug(id, slugOf(id), [claim(id)])),
  commitCase(blog('create', 'with an address that it claimed', true), (id) =>
    withSlug(id, slugOf(id), [], claimed(id)),
  ),
  commitCase(blog('create', 'with an unclaimed address', false), (id) => withSlug(id, slugOf(id), [])),
  commitCase(blog('create', 'with the address of another record', false), (id) =>
    withSlug(id, slugOf(id), [], claimed(id, 'other')),
  ),
  commitCase(blog('update', 'keeps its address', true), (id) => save('Blog', id, { slug: slugOf(id) })),
  commitCase(blog('update', 'takes an unclaimed address', false), (id) =>
    save('Blog', id, { slug: 'before' }, { slug: slugOf(id) }),
  ),
  commitCase(blog('update', 'gives up its address', true), (id) =>
    save('Blog', id, { slug: slugOf(id) }, { slug: '' }),
  ),
  commitCase(slug('claimed for a record with another address', false), (id) => withSlug(id, '', [claim(id)])),
  commitCase(slug('claimed for another record', false), (id) =>
    withSlug(id, slugOf(id), [claim(id, { id: 'other' })]),
  ),
  commitCase(slug('claimed again by a save of a record that lost its claim', true), (id) => {
    const { seed, writes } = save('Blog', id, { slug: slugOf(id) });
    return { seed, writes: [...writes, claim(id)] };
  }),
  commitCase(slug('claimed again without a save', false), (id) => ({
    seed: { [`Blog/${id}`]: storedRecord('Blog', id, { slug: slugOf(id) }) },
    writes: [claim(id)],
  })),
  commitCase(slug('claimed without a record', false), (id) => ({ writes: [claim(id)] })),
  commitCase(slug('claimed with an extra field', false), (id) =>
    withSlug(id, slugOf(id), [claim(id, { id, more: 1 })]),
  ),
  commitCase(slug('claimed without an owner', false), (id) => withSlug(id, slugOf(id), [claim(id, {})])),
  commitCase(slug('transferred to another record', false, 'update'), (id) =>
    withSlug(id, slugOf(id), [claim(id)], claimed(id, 'other')),
  ),
  commitCase(slug('given up', false, 'delete'), (id) => ({
    seed: claimed(id),
    writes: [{ path: `Slugs/${slugOf(id)}`, fields: null }],
  })),
];

const FORMER: [text: string, sound: boolean][] = [
  ['', true],
  ['a', true],
  ['a 2-b c', true],
  ['a  b', false],
  [' a', false],
  ['a 2', false],
  [`${'ab '.repeat(666)}cd`, true],
  [`${'ab '.repeat(666)}cde`, false],
];

/**
 * Cases for slugs. A slug permanently belongs to one article. Administrators are allowed to get a slug, but not to list
 * slugs.
 */
export const slugCases = (): Case[] => [
  ...forms(),
  ...slugs(),
  ...FORMER.map(([text, sound]) =>
    commitCase(blog('create', `formerSlugs is ${JSON.stringify(text.slice(0, 30))}`, sound), (id) => ({
      writes: [{ path: `Blog/${id}`, fields: newRecord('Blog', id, { formerSlugs: text }) }],
    })),
  ),
  getCase(
    'Slugs',
    'an address of a published record',
    (id) => `Slugs/${slugOf(id)}`,
    (id) => ({ id }),
    (id) => ({ [`Blog/${id}`]: storedRecord('Blog', id, { published: true }) }),
  ),
  listCase('Slugs', 'all addresses', 'Slugs'),
];
