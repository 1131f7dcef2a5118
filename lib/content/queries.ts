import { orderBy, type QueryConstraint, Timestamp, where } from '@/lib/firebase/firestore';
import type { Collection } from './records';

/** A query as data: what it filters by and sorts by decides which index production needs. */
export type QueryShape = {
  collection: Collection;
  filters: { field: string; op: '==' | '<=' }[];
  order: { field: string; direction: 'asc' | 'desc' }[];
};

const published = (collection: Collection): QueryShape => ({
  collection,
  filters: [{ field: 'published', op: '==' }],
  order: [{ field: '__name__', direction: 'asc' }],
});

const due = (collection: Collection): QueryShape => ({
  collection,
  filters: [
    { field: 'published', op: '==' },
    { field: 'publishAt', op: '<=' },
  ],
  order: [
    { field: 'publishAt', direction: 'asc' },
    { field: '__name__', direction: 'asc' },
  ],
});

const all = (collection: Collection): QueryShape => ({
  collection,
  filters: [],
  order: [{ field: '__name__', direction: 'asc' }],
});

/** Every query this site sends; firestore.indexes.json must serve each of them. */
export const QUERIES = {
  allBlogs: all('Blog'),
  publishedBlogs: published('Blog'),
  dueBlogs: due('Blog'),
  allMedia: all('Media'),
  publishedMedia: published('Media'),
  dueMedia: due('Media'),
  allLinks: all('Link'),
} as const satisfies Record<string, QueryShape>;

export const ALL = { Blog: QUERIES.allBlogs, Media: QUERIES.allMedia, Link: QUERIES.allLinks };
export const PUBLISHED = { Blog: QUERIES.publishedBlogs, Media: QUERIES.publishedMedia };
export const DUE = { Blog: QUERIES.dueBlogs, Media: QUERIES.dueMedia };

/** The constraints of a shape, its filters given these values in order. */
export function constraintsOf(shape: QueryShape, values: readonly unknown[]): QueryConstraint[] {
  const filters = shape.filters.map(({ field, op }, index) => where(field, op, values[index]));
  return [...filters, ...shape.order.map(({ field, direction }) => orderBy(field, direction))];
}

/** How far a reader's clock may run ahead of the server's before a query for due records is refused. */
const CLOCK_MARGIN = 30_000;

/** The latest time that is surely past on the server as well. */
export function surelyPast(now: Date): Timestamp {
  return Timestamp.fromMillis(now.getTime() - CLOCK_MARGIN);
}
