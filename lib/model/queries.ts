import { orderBy, type QueryConstraint, where } from '@/lib/firebase/firestore';
import { COLLECTIONS, type Collection, hasLife, PUBLISHABLE } from './kinds';

/** A query as data. Its filters and order determine the index that production requires. */
export type QueryShape = {
  collection: Collection;
  filters: readonly { field: string; op: '==' | '<=' | '>' }[];
  order: readonly { field: string; direction: 'asc' | 'desc' }[];
};

const BY_NAME = { field: '__name__', direction: 'asc' } as const;

/** Every record, including drafts. */
export const allOf = (collection: Collection): QueryShape => ({ collection, filters: [], order: [BY_NAME] });

export const publishedOf = (collection: Collection): QueryShape => ({
  collection,
  filters: [{ field: 'published', op: '==' }],
  order: [BY_NAME],
});

/** Files that visitors can list. Visitors can read the kind's other records only by id. */
export const listedOf = (collection: Collection): QueryShape => ({
  collection,
  filters: [{ field: 'listed', op: '==' }],
  order: [BY_NAME],
});

/** The PDF links of one document. */
export const LANGUAGES_OF: QueryShape = {
  collection: 'Link',
  filters: [{ field: 'document', op: '==' }],
  order: [BY_NAME],
};

/**
 * Records whose publish-at time has come, including published records: excluding them would require a composite index
 * for each collection.
 */
export const dueOf = (collection: Collection): QueryShape => ({
  collection,
  filters: [{ field: 'publishAt', op: '<=' }],
  order: [{ field: 'publishAt', direction: 'asc' }, BY_NAME],
});

/** Records whose publish-at time is after the first value and no later than the second. */
export const dueSince = (collection: Collection): QueryShape => ({
  ...dueOf(collection),
  filters: [
    { field: 'publishAt', op: '>' },
    { field: 'publishAt', op: '<=' },
  ],
});

/** Every query that the site sends to the collections of records. `firestore.indexes.json` must support all of them. */
export const QUERIES: QueryShape[] = [
  ...COLLECTIONS.map(allOf),
  ...COLLECTIONS.filter((name) => hasLife(name, 'file')).map(listedOf),
  LANGUAGES_OF,
  ...PUBLISHABLE.flatMap((name) => [publishedOf(name), dueOf(name), dueSince(name)]),
];

/** The constraints of a query. `values` has one value for each filter, in the same order. */
export function constraintsOf(shape: QueryShape, values: readonly unknown[]): QueryConstraint[] {
  const filters = shape.filters.map(({ field, op }, index) => where(field, op, values[index]));
  return [...filters, ...shape.order.map(({ field, direction }) => orderBy(field, direction))];
}

/**
 * The tolerated clock skew in milliseconds. If the reader's clock is further ahead, the rules reject a query for due
 * records.
 */
const CLOCK_MARGIN = 30_000;

/** A time that has passed on the server too, given the tolerated skew. */
export const surelyPast = (now: Date): Date => new Date(now.getTime() - CLOCK_MARGIN);
