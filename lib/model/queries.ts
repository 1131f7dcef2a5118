import { orderBy, type QueryConstraint, where } from '@/lib/firebase/firestore';
import { COLLECTIONS, type Collection, PUBLISHABLE } from './kinds';

/** A query as data: what it filters by and sorts by decides which index production needs. */
export type QueryShape = {
  collection: Collection;
  filters: readonly { field: string; op: '==' | '<=' | '>' }[];
  order: readonly { field: string; direction: 'asc' | 'desc' }[];
};

const BY_NAME = { field: '__name__', direction: 'asc' } as const;

/** Every record, drafts included. */
export const allOf = (collection: Collection): QueryShape => ({ collection, filters: [], order: [BY_NAME] });

export const publishedOf = (collection: Collection): QueryShape => ({
  collection,
  filters: [{ field: 'published', op: '==' }],
  order: [BY_NAME],
});

/**
 * Records whose publish-at time has come, published ones included: to leave those out would need a composite index
 * for each collection.
 */
export const dueOf = (collection: Collection): QueryShape => ({
  collection,
  filters: [{ field: 'publishAt', op: '<=' }],
  order: [{ field: 'publishAt', direction: 'asc' }, BY_NAME],
});

/** Records whose publish-at time came within a span. */
export const dueSince = (collection: Collection): QueryShape => ({
  ...dueOf(collection),
  filters: [
    { field: 'publishAt', op: '>' },
    { field: 'publishAt', op: '<=' },
  ],
});

/** Every query that the site sends; `firestore.indexes.json` serves each of them. */
export const QUERIES: QueryShape[] = [
  ...COLLECTIONS.map(allOf),
  ...PUBLISHABLE.flatMap((name) => [publishedOf(name), dueOf(name), dueSince(name)]),
];

/** The constraints of a shape, its filters given these values in order. */
export function constraintsOf(shape: QueryShape, values: readonly unknown[]): QueryConstraint[] {
  const filters = shape.filters.map(({ field, op }, index) => where(field, op, values[index]));
  return [...filters, ...shape.order.map(({ field, direction }) => orderBy(field, direction))];
}

/** How far a reader's clock may run ahead of the server's before a query for due records is refused. */
const CLOCK_MARGIN = 30_000;

/** The latest time that is surely past on the server as well. */
export const surelyPast = (now: Date): Date => new Date(now.getTime() - CLOCK_MARGIN);
