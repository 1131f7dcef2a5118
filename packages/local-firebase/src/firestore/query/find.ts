import type { Database } from '../../store/database';
import type { StoredRow } from '../documents/document-store';
import { NAME_FIELD } from '../field-path';
import { afterDescendants, pathKey } from '../values/text-key';
import type { FieldFilter, Filter, Query } from './query';
import { querySql } from './query-sql';
import { joinSql, type Sql, sql } from './sql';
import { entrySql, whereSql } from './where-sql';

export type FoundRow = StoredRow & { update_time: number };

export type QueryRunner = { find(query: Query): FoundRow[]; count(query: Query): number };

/** Up to this many documents are collected and sorted; for more, the index is read in the query's order. */
const FEW = 1000;
/** Counting needs no sorting. */
const MANY = 1_000_000;
const MAX_STATEMENTS = 200;

/** Documents that include every match of a filter. */
type Candidates = { documents: Sql; count: number };

/** Runs queries on the index. Returns rows in the query's order. */
export function createQueryRunner(db: Database, root: string): QueryRunner {
  const statements = new Map<string, ReturnType<typeof db.prepare<unknown[]>>>();

  function prepared(text: string) {
    const statement = statements.get(text) ?? db.prepare<unknown[]>(text);
    statements.delete(text);
    statements.set(text, statement);
    const [oldest] = statements.keys();
    if (statements.size > MAX_STATEMENTS && oldest) statements.delete(oldest);
    return statement;
  }

  function collectionsOf({ parent, collectionId, allDescendants }: Query): number[] {
    const key = pathKey(parent);
    const rows = allDescendants
      ? prepared('SELECT id FROM firestore_collections WHERE collection_id = ? AND key > ? AND key < ?').all([
          collectionId,
          key,
          afterDescendants(key),
        ])
      : prepared('SELECT id FROM firestore_collections WHERE path = ?').all([
          [...parent, collectionId].join('/'),
        ]);
    return (rows as { id: number }[]).map(({ id }) => id);
  }

  function countUpTo(most: number, documents: Sql): number {
    const text = `SELECT count(*) AS found FROM (${documents.text} LIMIT ${most})`;
    return (prepared(text).get(documents.values) as { found: number }).found;
  }

  function candidatesOf(collections: Sql, filter: FieldFilter, most: number): Candidates | null {
    const isByName = filter.path[0] === NAME_FIELD;
    if (isByName && filter.op !== 'EQUAL' && filter.op !== 'IN') return null;
    const condition = isByName ? whereSql(root, 'd.id', filter) : entrySql(filter);
    const documents = isByName
      ? sql(
          `SELECT d.id AS document FROM firestore_documents d WHERE d.collection ${collections.text} AND ${condition.text}`,
          ...collections.values,
          ...condition.values,
        )
      : sql(
          `SELECT DISTINCT document FROM firestore_index WHERE collection ${collections.text} AND ${condition.text}`,
          ...collections.values,
          ...condition.values,
        );
    const count = countUpTo(most + 1, documents);
    return count > most ? null : { documents, count };
  }

  /** The smallest set of documents that contains a filter's matches; null if it is large. */
  function fewest(collections: Sql, filter: Filter, most: number): Candidates | null {
    if ('op' in filter) return candidatesOf(collections, filter, most);
    const inner = ('all' in filter ? filter.all : filter.any).map((one) => fewest(collections, one, most));
    const few = inner.filter((candidates) => candidates !== null);
    if ('all' in filter) {
      return few.reduce<Candidates | null>(
        (best, next) => (best && best.count <= next.count ? best : next),
        null,
      );
    }
    const count = few.reduce((sum, candidates) => sum + candidates.count, 0);
    if (few.length === 0 || few.length < inner.length || count > most) return null;
    return {
      documents: joinSql(
        few.map(({ documents }) => documents),
        ' UNION ',
      ),
      count,
    };
  }

  /** Null if the collection does not exist. */
  function plan(query: Query, columns: string, isOrdered = true): Sql | null {
    const ids = collectionsOf(query);
    if (ids.length === 0) return null;
    // Numbers assigned by the database itself, which are safe to insert. The number of parameters is limited.
    const collections = sql(ids.length === 1 ? `= ${ids[0]}` : `IN (${ids.join(', ')})`);
    const gather = fewest(collections, query.where, isOrdered ? FEW : MANY);
    return querySql(root, query, columns, collections, gather?.documents ?? null, isOrdered);
  }

  return {
    find(query) {
      const found = plan(query, 'd.path, d.body, d.update_time');
      return found ? (prepared(found.text).all(found.values) as FoundRow[]) : [];
    },
    count(query) {
      const isBounded = query.limit !== null || query.offset > 0;
      const found = plan(query, 'd.id', isBounded);
      if (!found) return 0;
      const row = prepared(`SELECT count(*) AS found FROM (${found.text})`).get(found.values);
      return (row as { found: number }).found;
    },
  };
}
