import { QUERIES, type QueryShape } from './queries';

type Index = {
  collectionGroup: string;
  queryScope: 'COLLECTION';
  fields: { fieldPath: string; order: 'ASCENDING' | 'DESCENDING' }[];
};

/** Returns the composite index that production requires for a query, or null if it requires none. */
export function neededIndex({ collection, filters, order }: QueryShape): Index | null {
  const equal = filters
    .filter(({ op }) => op === '==')
    .map(({ field }) => ({ fieldPath: field, order: 'ASCENDING' }) as const);
  const sorted = order
    .filter(({ field }) => field !== '__name__')
    .map(
      ({ field, direction }) =>
        ({ fieldPath: field, order: direction === 'asc' ? 'ASCENDING' : 'DESCENDING' }) as const,
    );
  if (sorted.length === 0 || equal.length + sorted.length < 2) return null;
  return { collectionGroup: collection, queryScope: 'COLLECTION', fields: [...equal, ...sorted] };
}

/** Returns the content of `firestore.indexes.json`. */
export function generatedIndexes(): string {
  const indexes = QUERIES.map(neededIndex).filter((index) => index !== null);
  const unindexed = { collectionGroup: 'bodies', fieldPath: 'text', indexes: [] };
  // Staff list the changes to all records, all approvals, and all decisions about people and settings. Visitors list the
  // earlier versions of instructions and safety data.
  const listed = [
    ['history', 'record.kind'],
    ['history', 'record.listed'],
    ['history', 'record.updatedAt'],
    ['history', 'record.since'],
    ['history', 'replacedAt'],
    ['approvals', 'at'],
  ].map(([collectionGroup, fieldPath]) => ({
    collectionGroup,
    fieldPath,
    indexes: ['COLLECTION', 'COLLECTION_GROUP'].flatMap((queryScope) =>
      ['ASCENDING', 'DESCENDING'].map((order) => ({ order, queryScope })),
    ),
  }));
  return `${JSON.stringify({ indexes, fieldOverrides: [unindexed, ...listed] }, null, 2)}\n`;
}
