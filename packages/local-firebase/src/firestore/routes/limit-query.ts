import type { FirestoreContext } from '../context';
import type { Query } from '../query/query';
import type { Call } from './method';
import type { Consistency } from './reading';

/**
 * Throws `PERMISSION_DENIED` if the query could find or skip more documents than an anonymous caller may read, or if it
 * is in a transaction, because it would then keep other requests waiting.
 */
export function limitQuery(
  { limitAnonymous }: FirestoreContext,
  { caller }: Call,
  query: Query,
  { transaction, newTransaction }: Consistency,
): void {
  const { limit, offset, select } = query;
  limitAnonymous(caller, {
    documents: (limit ?? Number.POSITIVE_INFINITY) + offset,
    fields: select?.length,
    'queries in a transaction': transaction || newTransaction ? 1 : 0,
  });
}
