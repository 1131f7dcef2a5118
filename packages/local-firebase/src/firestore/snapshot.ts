import type { Database } from '../store/database';
import { createCollections } from './documents/collections';
import { createDocumentStore, type DocumentStore } from './documents/document-store';
import { createQueryRunner, type QueryRunner } from './query/find';

/** The documents at one point in time, unaffected by later writes. */
export type Snapshot = { documents: DocumentStore; queries: QueryRunner; close(): void };

/** Takes a snapshot by holding a SQLite read transaction open on `reader`. The snapshot's `close` closes `reader`. */
export function openSnapshot(reader: Database, root: string, checkTime?: () => void): Snapshot {
  reader.exec('BEGIN');
  // SQLite takes the snapshot at the transaction's first read.
  reader.prepare<unknown[]>('SELECT last_commit FROM firestore_clock').get([]);
  return {
    documents: createDocumentStore(reader, root, createCollections(reader)),
    queries: createQueryRunner(reader, root, checkTime),
    close() {
      reader.close();
    },
  };
}
