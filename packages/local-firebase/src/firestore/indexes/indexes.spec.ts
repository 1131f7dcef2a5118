import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startLocalFirebase } from '../..';
import { createFolder, ROOT } from '../../testing/start-local';

const INDEXES = {
  indexes: [
    {
      collectionGroup: 'Blog',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'published', order: 'ASCENDING' },
        { fieldPath: 'at', order: 'DESCENDING' },
      ],
    },
    {
      collectionGroup: 'Blog',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'tags', arrayConfig: 'CONTAINS' },
        { fieldPath: 'at', order: 'DESCENDING' },
      ],
    },
    {
      collectionGroup: 'Media',
      fields: [
        { fieldPath: 'year', order: 'DESCENDING' },
        { fieldPath: 'at', order: 'ASCENDING' },
      ],
    },
  ],
  fieldOverrides: [
    {
      collectionGroup: 'history',
      fieldPath: 'n',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    },
  ],
};

const where = (fieldPath: string, op = 'EQUAL') => ({
  fieldFilter: { field: { fieldPath }, op, value: { integerValue: 1 } },
});
const and = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
const by = (...fields: string[]) =>
  fields.map((field) => ({
    field: { fieldPath: field.replace('-', '') },
    direction: field.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  }));

type Case = [name: string, collectionId: string, query: object, status: number];

const CASES: Case[] = [
  ['equalities alone', 'Blog', { where: and(where('a'), where('b')) }, 200],
  ['an order alone', 'Blog', { orderBy: by('-a') }, 200],
  ['a range and its own order', 'Blog', { where: where('a', 'LESS_THAN'), orderBy: by('a') }, 200],
  [
    'an equality and an order that has an index',
    'Blog',
    { where: where('published'), orderBy: by('-at') },
    200,
  ],
  [
    'an equality and the reverse of an indexed order',
    'Blog',
    { where: where('published'), orderBy: by('at') },
    200,
  ],
  ['an equality and another order', 'Blog', { where: where('published'), orderBy: by('title') }, 400],
  [
    'an equality and an order on a collection without indexes',
    'Other',
    { where: where('published'), orderBy: by('-at') },
    400,
  ],
  [
    'two indexes together',
    'Blog',
    { where: and(where('published'), where('tags', 'ARRAY_CONTAINS')), orderBy: by('-at') },
    200,
  ],
  [
    'one more equality than the indexes have',
    'Blog',
    { where: and(where('published'), where('other')), orderBy: by('-at') },
    400,
  ],
  ['two orders that have an index', 'Media', { orderBy: by('-year', 'at') }, 200],
  ['two orders in directions that have no index', 'Media', { orderBy: by('year', 'at') }, 400],
  ['a range and another order', 'Media', { where: where('at', 'LESS_THAN'), orderBy: by('year') }, 400],
  ['a group on a field that is indexed for groups', 'history', { where: where('n') }, 200],
  ['a group on any other field', 'history', { where: where('m') }, 400],
  ['a whole group', 'history', {}, 200],
];

describe('an index file', () => {
  const folder = createFolder();
  const indexes = join(folder.path, 'indexes.json');
  afterAll(() => folder.remove());

  it('allows only queries that its indexes or single-field indexes support', async () => {
    writeFileSync(indexes, JSON.stringify(INDEXES));
    const backend = await startLocalFirebase({ ...folder.options, indexes });
    const seen = CASES.map(async ([name, collectionId, query, status]) => {
      const structuredQuery = {
        from: [{ collectionId, allDescendants: collectionId === 'history' }],
        ...query,
      };
      const answer = await fetch(`${backend.origin}/v1/${ROOT}:runQuery`, {
        method: 'POST',
        body: JSON.stringify({ structuredQuery }),
      });
      return [name, answer.status === status ? 'as expected' : await answer.text()];
    });
    expect(await Promise.all(seen)).toEqual(CASES.map(([name]) => [name, 'as expected']));
    await backend.close();
  });

  it('prevents the backend from starting if it is invalid', async () => {
    writeFileSync(indexes, '{"indexes":[{}]}');
    await expect(startLocalFirebase({ ...folder.options, indexes })).rejects.toThrow(
      /^The index file .* cannot be used: /,
    );
  });
});
