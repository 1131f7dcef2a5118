import type { Collection } from '@/lib/model/kinds';
import type { Case, Filter } from './cell';
import { listCase, type Query } from './read-cases';
import { COLLECTIONS, lifeOf } from './specification';
import { Ago } from './value';

const HOUR = 3_600_000;
const A_MINUTE_AGO = new Ago(60_000);

type Queries = Record<string, Filter[]>;

const PUBLIC: Queries = {
  'those published': [['published', '==', true]],
  'those published, with a title': [
    ['published', '==', true],
    ['title', '==', 'A title'],
  ],
  'those due a minute ago': [['publishAt', '<=', A_MINUTE_AGO]],
  'those due earlier': [['publishAt', '<', A_MINUTE_AGO]],
  'unpublished ones that are due': [
    ['published', '==', false],
    ['publishAt', '<=', A_MINUTE_AGO],
  ],
  'those due at one past time': [['publishAt', '==', new Ago(HOUR)]],
};

const INNER: Queries = {
  all: [],
  'those with a title': [['title', '==', 'A title']],
  drafts: [['published', '==', false]],
  'drafts and published ones': [['published', 'in', [true, false]]],
  'published as text': [['published', '==', 'true']],
  'those due in an hour': [['publishAt', '<=', new Ago(-HOUR)]],
  'those due later': [['publishAt', '>=', A_MINUTE_AGO]],
  'those due at any time': [['publishAt', '>', new Date('2000-01-01')]],
  'those once published': [['publishedAt', '<=', A_MINUTE_AGO]],
  'those by a writer': [['updatedBy', '==', 'somebody']],
};

const lists = (place: string, name: string, queries: Queries): Case[] =>
  Object.entries(queries).map(([what, filters]) => listCase(place, what, name, { filters }));

/** Public queries filter by `published` or `publishAt`, which the rules for files do not use. */
function publicLists(name: Collection): Case[] {
  if (lifeOf(name) === 'file') return [];
  const place = lifeOf(name) === 'pair' ? name : `${name}, published or due`;
  const few: Query = { filters: [['published', '==', true]], limit: 10 };
  return [...lists(place, name, PUBLIC), listCase(place, 'those published, at most 10', name, few)];
}

const listsOf = (name: Collection): Case[] => [
  ...lists(name, name, INNER),
  listCase(name, 'all, at most 1', name, { limit: 1 }),
  ...publicLists(name),
  listCase('history', `all of one ${name}`, 'history', { parent: [name, 'a'] }),
];

const LISTED: Filter = ['record.listed', '==', true];

/** Queries for versions of listed instructions and safety data. */
const RELIED: Queries = {
  'those of listed instructions': [['record.kind', '==', 'instructions'], LISTED],
  'those of listed safety data': [['record.kind', '==', 'safety'], LISTED],
};

const NOT_RELIED: Queries = {
  'those of listed records': [LISTED],
  'those of instructions': [['record.kind', '==', 'instructions']],
  'those of listed brochures': [['record.kind', '==', 'brochure'], LISTED],
  'those of instructions that are not listed': [
    ['record.kind', '==', 'instructions'],
    ['record.listed', '==', false],
  ],
};

const versionLists = (place: string, queries: Queries): Case[] =>
  Object.entries(queries).map(([what, filters]) =>
    listCase(place, `of all records: ${what}`, 'history', { group: true, filters }),
  );

/** Cases that list every collection, with and without the required query constraints. */
export const listCases = (): Case[] => [
  ...COLLECTIONS.flatMap(listsOf),
  listCase('Link, listed', 'those listed', 'Link', { filters: [['listed', '==', true]] }),
  listCase('Link', 'those not listed', 'Link', { filters: [['listed', '==', false]] }),
  listCase('history', 'of all records: the versions', 'history', { group: true }),
  ...versionLists('history, of listed instructions', RELIED),
  ...versionLists('history', NOT_RELIED),
  listCase('approvals', 'of all records: the approvals', 'approvals', { group: true }),
  listCase('Trash', 'all', 'Trash'),
  listCase('Trash', 'of a collection', 'Trash', { filters: [['collection', '==', 'Blog']] }),
  ...[...COLLECTIONS, 'Trash', 'Work', 'Presence'].map((name) =>
    listCase('elsewhere', `of all records: all ${name}`, name, { group: true }),
  ),
];
