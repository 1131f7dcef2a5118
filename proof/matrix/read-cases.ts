import type { Case, Filter, Seed } from './cell';
import type { Fields } from './value';

/**
 * Returns a case that gets a document. Without `fields`, the document must not exist.
 * @param beside other documents that the rules read
 */
export const getCase = (
  place: string,
  what: string,
  path: (id: string) => string,
  fields: (id: string) => Fields | null = () => null,
  beside: (id: string) => Seed = () => ({}),
): Case => ({
  ...{ place, operation: 'get', what, sound: true },
  make: (id) => ({ seed: { ...beside(id), [path(id)]: fields(id) }, ask: { kind: 'get', path: path(id) } }),
});

export type Query = { parent?: string[]; filters?: Filter[]; limit?: number; group?: boolean };

/** Returns a case that lists a collection. The query's constraints decide whether it is allowed, not its results. */
export const listCase = (
  place: string,
  what: string,
  collection: string,
  { parent = [], filters = [], ...query }: Query = {},
): Case => ({
  ...{ place, operation: 'list', what, sound: true },
  make: () => ({ seed: {}, ask: { kind: 'list', parent, collection, filters, ...query } }),
});
