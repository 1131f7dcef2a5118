import type { Operation } from '../access';
import { queryGuarantees } from '../query/guarantees';
import type { Query } from '../query/query';

/** A wildcard for a path segment above a collection group's collections. Rules must allow any name in its place. */
const ANY = '\uFFFF';
/** A collection group is checked with each of these numbers of wildcards. Few rules distinguish deeper collections. */
const GROUP_DEPTHS = [0, 2, 4, 6];

function pathsOf({ parent, collectionId, allDescendants }: Query): string[][] {
  if (!allDescendants) return [[...parent, collectionId]];
  return GROUP_DEPTHS.map((depth) => [...parent, ...Array<string>(depth).fill(ANY), collectionId]);
}

/**
 * Returns the operations that rules must allow for a query: one for each alternative or, for a collection group, one
 * for each alternative at each depth.
 */
export function listOperations(query: Query): Operation[] {
  const promises = queryGuarantees(query);
  return pathsOf(query).flatMap((path) =>
    promises.map((promise) => ({ method: 'list', path, query: promise }) as const),
  );
}
