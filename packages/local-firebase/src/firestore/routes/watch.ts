import type { DocumentStore } from '../documents/document-store';
import type { FoundRow, QueryRunner } from '../query/find';
import type { Query } from '../query/query';
import type { Transaction } from '../transactions';

/** Makes a transaction's commit fail if the document at `path` has changed since this call. */
export function watchDocument(
  documents: DocumentStore,
  transaction: Transaction,
  path: readonly string[],
): void {
  const before = documents.updateTime(path);
  transaction.watch(() => documents.updateTime(path) === before);
}

const stateOf = (rows: FoundRow[]) =>
  rows.map(({ path, update_time }) => `${path} ${update_time}`).join('\n');

/** Makes a transaction's commit fail if the query's results have changed since it returned `rows`. */
export function watchQuery(
  queries: QueryRunner,
  transaction: Transaction,
  query: Query,
  rows: FoundRow[],
): void {
  const before = stateOf(rows);
  transaction.watch(() => stateOf(queries.find(query)) === before);
}
