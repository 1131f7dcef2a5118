import type { Database } from '../../store/database';
import type { StoredRow } from '../documents/document-store';
import { formatFieldPath, NAME_FIELD } from '../field-path';
import { fieldAt } from '../values/fields';
import { afterDescendants, pathKey } from '../values/text-key';
import { TYPE } from '../values/value-key';
import { createCandidates } from './candidates';
import type { Query } from './query';
import { type Collections, querySql } from './query-sql';
import { type Sql, sql } from './sql';

export type FoundRow = StoredRow & { update_time: number };

/** The numbers in a field of many documents: the keys of all but NaN, one after the other, and how many are NaN. */
export type Numbers = { keys: Buffer; nanCount: number };

export type QueryRunner = {
  /** Returns the SQL for a query's rows; null if there are none. */
  rowsSql(query: Query): Sql | null;
  find(query: Query): FoundRow[];
  /** Returns the rows as they are read. The connection must not be used for anything else meanwhile. */
  iterate(query: Query): Iterable<FoundRow>;
  count(query: Query): number;
  /** Returns the number of results, and the numbers in each of the fields, which must be in the query's order. */
  numbers(query: Query, fields: readonly string[]): { found: number; fields: Numbers[] };
  /** Whether the field of any result is a double. */
  hasDouble(query: Query, path: readonly string[]): boolean;
  /** Whether the query's collections have more than this many documents. */
  isOver(most: number, query: Query): boolean;
};

/** For a count, up to this many documents are collected, because counting requires no sorting. */
const MANY = 1_000_000;
const MAX_STATEMENTS = 200;
/** From this number of collections on, documents are read in the order of their names instead of by collection. */
const MANY_COLLECTIONS = 100;

/** The first bytes of keys of numbers, as SQL. NaN has no other bytes. */
const NUMBER = `x'${TYPE.number.toString(16)}'`;
const NAN = `x'${TYPE.nan.toString(16)}'`;

/** Whether a query's results are exactly the candidates of its only filter. */
function isCountedBy({ where, order, startAt, endAt }: Query): boolean {
  if (!('op' in where) || startAt || endAt) return false;
  const field = formatFieldPath(where.path);
  return order.every(({ path }) => path[0] === NAME_FIELD || formatFieldPath(path) === field);
}

const isBounded = ({ limit, offset }: Query) => limit !== null || offset > 0;

/**
 * Runs queries on the index. `find` returns rows in the query's order.
 * @param checkTime called while a query is planned. It throws if that takes too long.
 */
export function createQueryRunner(db: Database, root: string, checkTime = () => {}): QueryRunner {
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
    checkTime();
    const text = `SELECT count(*) AS found FROM (${documents.text} LIMIT ${most})`;
    return (prepared(text).get(documents.values) as { found: number }).found;
  }

  const { fewest, gathered } = createCandidates(root, countUpTo);

  /** Returns the SQL condition for the query's collections; null if no such collection exists. */
  function collectionsSql(query: Query): Collections | null {
    const ids = collectionsOf(query);
    if (ids.length === 0) return null;
    // Inline the ids, because SQLite limits the number of parameters. This is safe, because the ids are integers that
    // the database generated.
    const condition = sql(ids.length === 1 ? `= ${ids[0]}` : `IN (${ids.join(', ')})`);
    return { ...condition, areMany: ids.length >= MANY_COLLECTIONS };
  }

  function rowsSql(query: Query): Sql | null {
    const collections = collectionsSql(query);
    if (!collections) return null;
    const columns = 'd.path, d.body, d.update_time';
    return querySql(root, query, columns, collections, gathered(collections, query));
  }

  return {
    rowsSql,
    find(query) {
      const found = rowsSql(query);
      return found ? (prepared(found.text).all(found.values) as FoundRow[]) : [];
    },
    iterate(query) {
      const found = rowsSql(query);
      return found ? (prepared(found.text).iterate(found.values) as Iterable<FoundRow>) : [];
    },
    numbers(query, fields) {
      const collections = collectionsSql(query);
      if (!collections) return { found: 0, fields: [] };
      const names = query.order.map(({ path }) => formatFieldPath(path));
      const columns = fields.map((field, index) => `o${names.indexOf(field)}.value AS v${index}`);
      const rows = querySql(
        root,
        query,
        columns.join(', '),
        collections,
        gathered(collections, query),
        isBounded(query),
      );
      const totals = fields.map(
        (_, index) =>
          `group_concat(CASE substr(v${index}, 1, 1) WHEN ${NUMBER} THEN hex(substr(v${index}, 2)) END, '') AS k${index}, total(v${index} = ${NAN}) AS n${index}`,
      );
      const text = `SELECT count(*) AS found, ${totals.join(', ')} FROM (${rows.text})`;
      const row = prepared(text).get(rows.values) as { found: number } & Record<
        string,
        string | number | null
      >;
      return {
        found: row.found,
        fields: fields.map((_, index) => ({
          keys: Buffer.from(String(row[`k${index}`] ?? ''), 'hex'),
          nanCount: Number(row[`n${index}`]),
        })),
      };
    },
    hasDouble(query, path) {
      const collections = collectionsSql(query);
      if (!collections) return false;
      const rows = querySql(
        root,
        query,
        'd.body',
        collections,
        gathered(collections, query),
        isBounded(query),
      );
      // A map inside the document can have a field of the same name, so documents that contain the text are parsed.
      const part = `${JSON.stringify(path.at(-1))}:{"doubleValue":`;
      const text = `SELECT body FROM (${rows.text}) WHERE instr(body, ?) > 0`;
      const values = [...rows.values, part];
      const isDouble = ({ body }: { body: string }) => {
        const value = fieldAt(JSON.parse(`{${body}`).fields, path);
        return value !== undefined && 'doubleValue' in value;
      };
      const first = prepared(`${text} LIMIT 1`).get(values) as { body: string } | undefined;
      if (!first || isDouble(first)) return first !== undefined;
      let has = false;
      // The rows are read to the end, because a statement that is left earlier keeps its lock.
      for (const row of prepared(text).iterate(values) as Iterable<{ body: string }>) has ||= isDouble(row);
      return has;
    },
    isOver(most, query) {
      const collections = collectionsSql(query);
      if (!collections) return false;
      const documents = sql(
        `SELECT 1 FROM firestore_documents WHERE collection ${collections.text}`,
        ...collections.values,
      );
      return countUpTo(most + 1, documents) > most;
    },
    count(query) {
      const collections = collectionsSql(query);
      if (!collections) return 0;
      const candidates = isBounded(query) ? null : fewest(collections, query.where, MANY);
      if (candidates && isCountedBy(query)) return candidates.count;
      const gather = isBounded(query) ? gathered(collections, query) : (candidates?.documents ?? null);
      const found = querySql(root, query, 'd.id', collections, gather, isBounded(query));
      const row = prepared(`SELECT count(*) AS found FROM (${found.text})`).get(found.values);
      return (row as { found: number }).found;
    },
  };
}
