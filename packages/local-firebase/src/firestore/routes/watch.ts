import type { DocumentStore } from '../documents/document-store';
import type { FoundRow, QueryRunner } from '../query/find';
import type { Query } from '../query/query';
import type { Transaction } from '../transactions';

/** Makes a transaction's commit fail if a document that it has read has changed. */
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

/** Makes a transaction's commit fail if a query that it has run would return different results. */
export function watchQuery(
  queries: QueryRunner,
  transaction: Transaction,
  query: Query,
  rows: FoundRow[],
): void {
  const before = stateOf(rows);
  transaction.watch(() => stateOf(queries.find(query)) === before);
}
