import { ENTRY_KIND } from '../documents/index-entries';
import { formatFieldPath, NAME_FIELD } from '../field-path';
import { comparisonSql } from './comparison-sql';
import { comparedKey } from './cursor';
import { type Cursor, type Filter, fieldFilters, isInequality, type Order, type Query } from './query';
import { combine, joinSql, type Sql, sql } from './sql';
import { whereSql } from './where-sql';

const isName = ({ path }: Order) => path[0] === NAME_FIELD;
const columnOf = (order: Order, index: number) => (isName(order) ? 'd.key' : `o${index}.value`);

/**
 * Returns the SQL condition for the rows on one side of a cursor: the rows beyond the cursor's first value, the rows
 * with that value that are beyond the second value, and so on.
 */
function cursorSql(
  root: string,
  order: Order[],
  { values }: Cursor,
  side: 'after' | 'before',
  inclusive: boolean,
): Sql {
  const keys = values.map((value, index) => comparedKey(root, order[index]?.path ?? [], value));
  const columns = order.slice(0, keys.length).map(columnOf);
  const comparisonAt = (index: number) => (!order[index]?.descending === (side === 'after') ? '>' : '<');
  const equal = (until: number) =>
    keys.slice(0, until).map((key, index) => sql(`${columns[index]} = ?`, key));
  const past = keys.map((key, index) =>
    combine([...equal(index), sql(`${columns[index]} ${comparisonAt(index)} ?`, key)], 'AND'),
  );
  const beyond = combine(inclusive ? [...past, combine(equal(keys.length), 'AND')] : past, 'OR');
  const [first] = keys;
  // Also compare the first column on its own, so that SQLite can seek in the index.
  return first ? combine([sql(`${columns[0]} ${comparisonAt(0)}= ?`, first), beyond], 'AND') : beyond;
}

function orderSql(order: Order[]): string {
  return order
    .map((entry, index) => `${columnOf(entry, index)} ${entry.descending ? 'DESC' : 'ASC'}`)
    .join(', ');
}

/** Returns the join for a field in the order. The join excludes documents without the field. */
function fieldJoin(entry: Order, index: number, id: string): Sql {
  const alias = `o${index}`;
  return sql(
    `CROSS JOIN firestore_index ${alias} ON ${alias}.document = ${id} AND ${alias}.field = ? AND ${alias}.kind = ?`,
    formatFieldPath(entry.path),
    ENTRY_KIND.value,
  );
}

/** Whether the SQL needs the documents' table. The index contains everything else. */
const usesDocuments = ({ order, where }: Query, columns: string) =>
  columns.includes('d.') ||
  order.some(isName) ||
  fieldFilters(where).some(({ path }) => path[0] === NAME_FIELD);

const DOCUMENT_JOIN = (id: string) => sql(`CROSS JOIN firestore_documents d ON d.id = ${id}`);

/** A query's tables, in the order in which SQLite must join them, and the conditions on them. */
type Source = { id: string; from: Sql; conditions: Sql[] };

/** Returns the `Source` of a query that sorts collected documents. */
function gathered(documents: Sql, query: Query, columns: string): Source {
  const { order } = query;
  const joins = order.flatMap((entry, index) =>
    isName(entry) ? [] : [fieldJoin(entry, index, 'g.document')],
  );
  const from = [
    sql(`FROM (${documents.text}) g`, ...documents.values),
    ...joins,
    ...(usesDocuments(query, columns) ? [DOCUMENT_JOIN('g.document')] : []),
  ];
  return { id: 'g.document', from: joinSql(from, '\n'), conditions: [] };
}

/** Returns conditions on the order's first field that all results must meet. They limit the index range to read. */
function boundsOf(filter: Filter, path: string): Sql[] {
  if ('all' in filter) return filter.all.flatMap((inner) => boundsOf(inner, path));
  if (!('op' in filter) || !isInequality(filter) || formatFieldPath(filter.path) !== path) return [];
  return [comparisonSql('o0.value', filter)];
}

/** The condition on a column that contains a query's collections. */
export type Collections = Sql & { areMany: boolean };

/** Returns the `Source` of a query that reads documents in the query's order, so that SQLite can stop at the limit. */
function walked(collections: Collections, query: Query, columns: string): Source {
  const { order, where } = query;
  const [first, ...others] = order;
  const joinsOn = (id: string) =>
    others.flatMap((entry, index) => (isName(entry) ? [] : [fieldJoin(entry, index + 1, id)]));
  if (!first || isName(first)) {
    // With the collections' index, SQLite would read and sort the rest of many collections instead of stopping at the limit.
    const unindexed = collections.areMany ? '+' : '';
    const within = sql(`${unindexed}d.collection ${collections.text}`, ...collections.values);
    const from = [sql('FROM firestore_documents d'), ...joinsOn('d.id')];
    return { id: 'd.id', from: joinSql(from, '\n'), conditions: [within] };
  }
  const path = formatFieldPath(first.path);
  const joins = joinsOn('o0.document');
  const documents = usesDocuments(query, columns) ? [DOCUMENT_JOIN('o0.document')] : [];
  const from = [sql('FROM firestore_index o0'), ...joins, ...documents];
  const within = sql(
    `o0.collection ${collections.text} AND o0.field = ? AND o0.kind = ?`,
    ...collections.values,
    path,
    ENTRY_KIND.value,
  );
  const conditions = [within, ...boundsOf(where, path)];
  return { id: 'o0.document', from: joinSql(from, '\n'), conditions };
}

/**
 * Returns SQL that selects columns of a query's results, in the query's order if `isOrdered`.
 * @param gather SQL for collected documents that include all results; null to read the collections in the query's order
 */
export function querySql(
  root: string,
  query: Query,
  columns: string,
  collections: Collections,
  gather: Sql | null,
  isOrdered = true,
): Sql {
  const { order, startAt, endAt } = query;
  const { id, from, conditions } = gather
    ? gathered(gather, query, columns)
    : walked(collections, query, columns);
  const all = [
    ...conditions,
    whereSql(root, id, query.where),
    ...(startAt ? [cursorSql(root, order, startAt, 'after', startAt.before)] : []),
    ...(endAt ? [cursorSql(root, order, endAt, 'before', !endAt.before)] : []),
  ];
  const parts = [
    sql(`SELECT ${columns}`),
    from,
    sql('WHERE'),
    combine(all, 'AND'),
    sql(
      `${isOrdered ? `ORDER BY ${orderSql(order)}` : ''} LIMIT ? OFFSET ?`,
      query.limit ?? -1,
      query.offset,
    ),
  ];
  return joinSql(parts, '\n');
}
