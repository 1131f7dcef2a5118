import type { Database } from '../../store/database';
import { afterDescendants, pathKey } from '../values/text-key';

export type Collections = {
  /** Returns the collection's number in the database. The number is assigned on first use. */
  idOf(path: readonly string[]): number;
  /**
   * Returns the ids of the collections directly under a document or the root. Omits collections that contain no
   * documents at any level.
   */
  idsBelow(parent: readonly string[]): string[];
};

export function createCollections(db: Database): Collections {
  const find = db.prepare<unknown[]>('SELECT id FROM firestore_collections WHERE path = ?');
  const insert = db.prepare<unknown[]>(
    'INSERT INTO firestore_collections (path, key, collection_id) VALUES (?, ?, ?) RETURNING id',
  );
  const below = db.prepare<unknown[]>(`
    SELECT c.path FROM firestore_collections c
    WHERE c.key > ? AND c.key < ? AND EXISTS (SELECT 1 FROM firestore_documents d WHERE d.collection = c.id)
    ORDER BY c.key`);
  return {
    idOf(path) {
      const name = path.join('/');
      const row = find.get([name]) ?? insert.get([name, pathKey(path), path.at(-1) ?? '']);
      return (row as { id: number }).id;
    },
    idsBelow(parent) {
      const key = pathKey(parent);
      const rows = below.all([key, afterDescendants(key)]) as { path: string }[];
      return [...new Set(rows.map(({ path }) => path.split('/')[parent.length] ?? ''))];
    },
  };
}
