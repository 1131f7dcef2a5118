import type { Collection } from '@/lib/model/kinds';
import type { Case, Filter } from './cell';
import { COLLECTIONS, lifeOf } from './specification';
import { Ago } from './value';

const HOUR = 3_600_000;

type Query = { what: string; filters: Filter[]; limit?: number };

/** A query is allowed or refused because of its constraints, whatever its results. */
const PUBLIC_QUERIES: Query[] = [
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

const INNER_QUERIES: Query[] = [
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

const list = (place: string, parent: string[], collection: string, query: Query, group = false): Case => ({
  place,
  operation: 'list',
  what: group ? `of all records: ${query.what}` : query.what,
  sound: true,
  make: () => ({ seed: {}, ask: { kind: 'list', parent, collection, group, ...query } }),
});

const ALL: Query = { what: 'all', filters: [] };

function listsOf(name: Collection): Case[] {
  const inner = INNER_QUERIES.map((query) => list(name, [], name, query));
  const history = list('history', [name, 'a'], 'history', { what: `all of one ${name}`, filters: [] });
  if (lifeOf(name) === 'file') return [...inner, history];
  // Public queries filter by `published` or `publishAt`, which the rules for files do not use.
  const offered = PUBLIC_QUERIES.map((query) =>
    list(lifeOf(name) === 'pair' ? name : `${name}, published or due`, [], name, query),
  );
  return [...inner, ...offered, history];
}

/** Cases that list every collection, with and without the required query constraints. */
export const listCases = (): Case[] => [
  ...COLLECTIONS.flatMap(listsOf),
  list('Link, listed', [], 'Link', { what: 'those listed', filters: [['listed', '==', true]] }),
  list('Link', [], 'Link', { what: 'those not listed', filters: [['listed', '==', false]] }),
  list('history', [], 'history', { what: 'the versions', filters: [] }, true),
  list('Trash', [], 'Trash', ALL),
  list('Trash', [], 'Trash', { what: 'of a collection', filters: [['collection', '==', 'Blog']] }),
  ...[...COLLECTIONS, 'Trash', 'Work', 'Presence'].map((name) =>
    list('elsewhere', [], name, { what: `all ${name}`, filters: [] }, true),
  ),
];
