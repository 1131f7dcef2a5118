import type { Collection } from '@/lib/model/kinds';
import type { Case } from './cell';
import { listCase, type Query } from './read-cases';
import { COLLECTIONS, lifeOf } from './specification';
import { Ago } from './value';

const HOUR = 3_600_000;

type Described = Query & { what: string };

const PUBLIC_QUERIES: Described[] = [
  { what: 'those published', filters: [['published', '==', true]] },
  { what: 'those published, at most 10', filters: [['published', '==', true]], limit: 10 },
  {
    what: 'those published, with a title',
    filters: [
      ['published', '==', true],
      ['title', '==', 'A title'],
    ],
  },
  { what: 'those due a minute ago', filters: [['publishAt', '<=', new Ago(60_000)]] },
  { what: 'those due earlier', filters: [['publishAt', '<', new Ago(60_000)]] },
  {
    what: 'unpublished ones that are due',
    filters: [
      ['published', '==', false],
      ['publishAt', '<=', new Ago(60_000)],
    ],
  },
  { what: 'those due at one past time', filters: [['publishAt', '==', new Ago(HOUR)]] },
];

const INNER_QUERIES: Described[] = [
  { what: 'all', filters: [] },
  { what: 'all, at most 1', filters: [], limit: 1 },
  { what: 'those with a title', filters: [['title', '==', 'A title']] },
  { what: 'drafts', filters: [['published', '==', false]] },
  { what: 'drafts and published ones', filters: [['published', 'in', [true, false]]] },
  { what: 'published as text', filters: [['published', '==', 'true']] },
  { what: 'those due in an hour', filters: [['publishAt', '<=', new Ago(-HOUR)]] },
  { what: 'those due later', filters: [['publishAt', '>=', new Ago(60_000)]] },
  { what: 'those due at any time', filters: [['publishAt', '>', new Date('2000-01-01')]] },
  { what: 'those once published', filters: [['publishedAt', '<=', new Ago(60_000)]] },
  { what: 'those by a writer', filters: [['updatedBy', '==', 'somebody']] },
];

const list = (place: string, collection: string, { what, ...query }: Described): Case =>
  listCase(place, what, collection, query);

function listsOf(name: Collection): Case[] {
  const inner = INNER_QUERIES.map((query) => list(name, name, query));
  const history = listCase('history', `all of one ${name}`, 'history', { parent: [name, 'a'] });
  if (lifeOf(name) === 'file') return [...inner, history];
  // Public queries filter by `published` or `publishAt`, which the rules for files do not use.
  const offered = PUBLIC_QUERIES.map((query) =>
    list(lifeOf(name) === 'pair' ? name : `${name}, published or due`, name, query),
  );
  return [...inner, ...offered, history];
}

/** Cases that list every collection, with and without the required query constraints. */
export const listCases = (): Case[] => [
  ...COLLECTIONS.flatMap(listsOf),
  listCase('Link, listed', 'those listed', 'Link', { filters: [['listed', '==', true]] }),
  listCase('Link', 'those not listed', 'Link', { filters: [['listed', '==', false]] }),
  listCase('history', 'of all records: the versions', 'history', { group: true }),
  listCase('approvals', 'of all records: the approvals', 'approvals', { group: true }),
  listCase('Trash', 'all', 'Trash'),
  listCase('Trash', 'of a collection', 'Trash', { filters: [['collection', '==', 'Blog']] }),
  ...[...COLLECTIONS, 'Trash', 'Work', 'Presence'].map((name) =>
    listCase('elsewhere', `of all records: all ${name}`, name, { group: true }),
  ),
];
