import type { Migration } from './migration';

/**
 * Documents in the JSON format of API responses, and index entries for their fields. `key` and `value` are bytes that
 * sort in Firestore's order of names and values. `kind` is 0 for a field's whole value and 1 for an element of a list.
 * Times are in microseconds since the epoch.
 */
export const firestoreMigration: Migration = {
  name: 'firestore',
  up: `
    CREATE TABLE firestore_collections (
      id INTEGER PRIMARY KEY,
      path TEXT NOT NULL UNIQUE,
      key BLOB NOT NULL,
      collection_id TEXT NOT NULL
    );
    CREATE INDEX firestore_collections_by_id ON firestore_collections (collection_id, key);

    CREATE TABLE firestore_documents (
      id INTEGER PRIMARY KEY,
      collection INTEGER NOT NULL REFERENCES firestore_collections (id),
      key BLOB NOT NULL UNIQUE,
      path TEXT NOT NULL,
      body TEXT NOT NULL,
      update_time INTEGER NOT NULL
    );
    CREATE INDEX firestore_documents_by_collection ON firestore_documents (collection, key);

    CREATE TABLE firestore_index (
      document INTEGER NOT NULL REFERENCES firestore_documents (id) ON DELETE CASCADE,
      field TEXT NOT NULL,
      kind INTEGER NOT NULL,
      value BLOB NOT NULL,
      collection INTEGER NOT NULL,
      PRIMARY KEY (document, field, kind, value)
    ) WITHOUT ROWID;
    CREATE INDEX firestore_index_by_value ON firestore_index (collection, field, kind, value, document);

    CREATE TABLE firestore_clock (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      last_commit INTEGER NOT NULL
    );
    INSERT INTO firestore_clock VALUES (1, 0);
  `,
};
