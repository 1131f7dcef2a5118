import type { Database } from '../../store/database';
import { formatTime } from '../time';
import { pathKey } from '../values/text-key';
import type { WireDocument, WireFields } from '../wire';
import type { Collections } from './collections';
import { indexEntries } from './index-entries';

/** A document without its name, as a commit writes it. Times are in microseconds since 1970. */
export type DocumentState = { fields: WireFields; createTime: bigint; updateTime: bigint };

/** A stored document. `body` is the part of the document's JSON text that follows the name. */
export type StoredRow = { path: string; body: string };

export type DocumentStore = {
  read(path: readonly string[]): WireDocument | null;
  /** Returns the update time in microseconds since 1970, or null if the document does not exist. */
  updateTime(path: readonly string[]): bigint | null;
  write(path: readonly string[], state: DocumentState): void;
  remove(path: readonly string[]): void;
  /** Returns the document as JSON text. */
  textOf(row: StoredRow): string;
  documentOf(row: StoredRow): WireDocument;
};

function bodyOf({ fields, createTime, updateTime }: DocumentState): string {
  const shown = Object.keys(fields).length > 0 ? { fields } : {};
  const times = { createTime: formatTime(createTime), updateTime: formatTime(updateTime) };
  return JSON.stringify({ ...shown, ...times }).slice(1);
}

/** Stores documents and their index entries. Reads include uncommitted writes of the same connection. */
export function createDocumentStore(db: Database, root: string, collections: Collections): DocumentStore {
  const find = db.prepare<unknown[]>(
    'SELECT id, path, body, update_time FROM firestore_documents WHERE key = ?',
  );
  const insert = db.prepare<unknown[]>(
    'INSERT INTO firestore_documents (collection, key, path, body, update_time) VALUES (?, ?, ?, ?, ?)',
  );
  const update = db.prepare<unknown[]>(
    'UPDATE firestore_documents SET body = ?, update_time = ? WHERE id = ?',
  );
  const remove = db.prepare<unknown[]>('DELETE FROM firestore_documents WHERE id = ?');
  const unindex = db.prepare<unknown[]>('DELETE FROM firestore_index WHERE document = ?');
  const index = db.prepare<unknown[]>('INSERT INTO firestore_index VALUES (?, ?, ?, ?, ?)');

  type Row = StoredRow & { id: number; update_time: number };
  const rowAt = (path: readonly string[]) => find.get([pathKey(path)]) as Row | undefined;
  const textOf = ({ path, body }: StoredRow) => `{"name":${JSON.stringify(`${root}/${path}`)},${body}`;
  const documentOf = (row: StoredRow): WireDocument => {
    const { name, fields = {}, createTime, updateTime } = JSON.parse(textOf(row));
    return { name, fields, createTime, updateTime };
  };

  function save(path: readonly string[], collection: number, state: DocumentState): number | bigint {
    const stored = rowAt(path);
    const body = bodyOf(state);
    if (!stored) {
      const row = [collection, pathKey(path), path.join('/'), body, state.updateTime];
      return insert.run(row).lastInsertRowid;
    }
    update.run([body, state.updateTime, stored.id]);
    unindex.run([stored.id]);
    return stored.id;
  }

  return {
    textOf,
    documentOf,
    read(path) {
      const row = rowAt(path);
      return row ? documentOf(row) : null;
    },
    updateTime(path) {
      const row = rowAt(path);
      return row ? BigInt(row.update_time) : null;
    },
    write(path, state) {
      const collection = collections.idOf(path.slice(0, -1));
      const id = save(path, collection, state);
      for (const { field, kind, value } of indexEntries(state.fields))
        index.run([id, field, kind, value, collection]);
    },
    remove(path) {
      const row = rowAt(path);
      if (!row) return;
      unindex.run([row.id]);
      remove.run([row.id]);
    },
  };
}
