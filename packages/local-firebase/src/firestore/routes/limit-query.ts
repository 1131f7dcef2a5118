import type { FirestoreContext } from '../context';
import type { Query } from '../query/query';
import type { Call } from './method';

/** Throws `PERMISSION_DENIED` if the query could find or skip more documents than an anonymous caller may read. */
export function limitQuery({ limitAnonymous }: FirestoreContext, { caller }: Call, query: Query): void {
  const { limit, offset, select } = query;
  limitAnonymous(caller, {
    documents: (limit ?? Number.POSITIVE_INFINITY) + offset,
    fields: select?.length,
  });
}
