import type { Operation } from '../access';
import { queryPromises } from '../query/promise';
import type { Query } from '../query/query';

/** A name that stands for any, in places where rules must allow all of them. */
const ANY = '\uFFFF';
/** How deep the parents are that a collection group is judged at; what rules say of deeper ones can but be the same. */
const GROUP_DEPTHS = [0, 2, 4, 6];

function pathsOf({ parent, collectionId, allDescendants }: Query): string[][] {
  if (!allDescendants) return [[...parent, collectionId]];
  return GROUP_DEPTHS.map((depth) => [...parent, ...Array<string>(depth).fill(ANY), collectionId]);
}

/** What rules must allow for a query: every alternative of it, and for a collection group at every depth. */
export function listOperations(query: Query): Operation[] {
  const promises = queryPromises(query);
  return pathsOf(query).flatMap((path) =>
    promises.map((promise) => ({ method: 'list', path, query: promise }) as const),
  );
}
