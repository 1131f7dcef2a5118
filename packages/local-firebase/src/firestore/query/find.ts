import type { Database } from '../../store/database';
import type { StoredRow } from '../documents/document-store';
import type { Query } from './query';
import { querySql } from './query-sql';

export type FoundRow = StoredRow & { update_time: number };

export type QueryRunner = { find(query: Query): FoundRow[]; count(query: Query): number };

/** Runs queries on the index. Rows come in the query's order. */
export function createQueryRunner(db: Database, root: string): QueryRunner {
  return {
    find(query) {
      const { text, values } = querySql(root, query, 'd.path, d.body, d.update_time');
      return db.prepare<unknown[]>(text).all(values) as FoundRow[];
    },
    count(query) {
      const { text, values } = querySql(root, query, 'd.id');
      const row = db.prepare<unknown[]>(`SELECT count(*) AS found FROM (${text})`).get(values);
      return (row as { found: number }).found;
    },
  };
}
