import { ENTRY_KIND } from '../documents/index-entries';
import { formatFieldPath, NAME_FIELD } from '../field-path';
import { afterDescendants, pathKey } from '../values/text-key';
import { comparedKey } from './cursor';
import type { Cursor, Order, Query } from './query';
import { combine, joinSql, type Sql, sql } from './sql';
import { whereSql } from './where-sql';

/** A condition on a column with collections' numbers. */
function collectionsSql({ parent, collectionId, allDescendants }: Query): Sql {
  if (!allDescendants) {
    return sql(
      '= (SELECT id FROM firestore_collections WHERE path = ?)',
      [...parent, collectionId].join('/'),
    );
  }
  const key = pathKey(parent);
  return sql(
    'IN (SELECT id FROM firestore_collections WHERE collection_id = ? AND key > ? AND key < ?)',
    collectionId,
    key,
    afterDescendants(key),
  );
}

const isName = ({ path }: Order) => path[0] === NAME_FIELD;
const columnOf = (order: Order, index: number) => (isName(order) ? 'd.key' : `o${index}.value`);

/**
 * Ordering by a field leaves out documents that do not have it. Naming the collections again lets SQLite walk the
 * index in the first field's order and stop at the limit, rather than sort everything.
 */
function joins(order: Order[], collections: Sql): Sql {
  const parts = order.map((entry, index) => {
    if (isName(entry)) return sql('');
    const alias = `o${index}`;
    const within =
      index === 0 ? sql(`AND ${alias}.collection ${collections.text}`, ...collections.values) : sql('');
    return sql(
      `JOIN firestore_index ${alias} ON ${alias}.document = d.id AND ${alias}.field = ? AND ${alias}.kind = ? ${within.text}`,
      formatFieldPath(entry.path),
      ENTRY_KIND.value,
      ...within.values,
    );
  });
  return joinSql(parts, '\n');
}

/** What lies on one side of a cursor: past its first value, or equal in it and past the second, and so on. */
function cursorSql(
  root: string,
  order: Order[],
  { values }: Cursor,
  side: 'after' | 'before',
  inclusive: boolean,
): Sql {
  const keys = values.map((value, index) => comparedKey(root, order[index]?.path ?? [], value));
  const columns = order.slice(0, keys.length).map(columnOf);
  const equal = (until: number) =>
    keys.slice(0, until).map((key, index) => sql(`${columns[index]} = ?`, key));
  const past = keys.map((key, index) => {
    const isAscending = !order[index]?.descending;
    const comparison = isAscending === (side === 'after') ? '>' : '<';
    return combine([...equal(index), sql(`${columns[index]} ${comparison} ?`, key)], 'AND');
  });
  return combine(inclusive ? [...past, combine(equal(keys.length), 'AND')] : past, 'OR');
}

function orderSql(order: Order[]): string {
  return order
    .map((entry, index) => `${columnOf(entry, index)} ${entry.descending ? 'DESC' : 'ASC'}`)
    .join(', ');
}

/** `SELECT {columns}` of the documents that a query finds, in its order and within its bounds. */
export function querySql(root: string, query: Query, columns: string): Sql {
  const { order, startAt, endAt } = query;
  const collections = collectionsSql(query);
  const conditions = [
    sql(`d.collection ${collections.text}`, ...collections.values),
    whereSql(root, collections, query.where),
    ...(startAt ? [cursorSql(root, order, startAt, 'after', startAt.before)] : []),
    ...(endAt ? [cursorSql(root, order, endAt, 'before', !endAt.before)] : []),
  ];
  const parts = [
    sql(`SELECT ${columns} FROM firestore_documents d`),
    joins(order, collections),
    sql('WHERE'),
    combine(conditions, 'AND'),
    sql(`ORDER BY ${orderSql(order)} LIMIT ? OFFSET ?`, query.limit ?? -1, query.offset),
  ];
  return joinSql(parts, '\n');
}
