import { ENTRY_KIND } from '../documents/index-entries';
import { formatFieldPath, NAME_FIELD } from '../field-path';
import { anyOf, COMPARISONS, comparisonSql } from './comparison-sql';
import { comparedKey } from './cursor';
import type { FieldFilter, Filter } from './query';
import { combine, type Sql, sql } from './sql';

function nameSql(root: string, { path, op, values }: FieldFilter): Sql {
  const keys = values.map((value) => comparedKey(root, path, value));
  const comparison = COMPARISONS[op];
  const [key] = keys;
  if (comparison && key) return sql(`d.key ${comparison} ?`, key);
  return anyOf('d.key', keys, op === 'NOT_IN' ? 'NOT' : '');
}

/**
 * Returns the SQL condition for the index entries that match a filter. `ARRAY_…` operators match the elements of a
 * list, and all other operators match a field's whole value.
 */
export function entrySql(filter: FieldFilter): Sql {
  const isOnElements = filter.op.startsWith('ARRAY_');
  const comparison = comparisonSql('value', isOnElements ? { ...filter, op: 'IN' } : filter);
  return sql(
    `field = ? AND kind = ? AND ${comparison.text}`,
    formatFieldPath(filter.path),
    isOnElements ? ENTRY_KIND.element : ENTRY_KIND.value,
    ...comparison.values,
  );
}

/** Returns the SQL condition for a document to match a filter. Fields are read from the document's index entries. */
export function whereSql(root: string, id: string, filter: Filter): Sql {
  const inner = (filters: Filter[]) => filters.map((one) => whereSql(root, id, one));
  if ('all' in filter) return combine(inner(filter.all), 'AND');
  if ('any' in filter) return combine(inner(filter.any), 'OR');
  if (filter.path[0] === NAME_FIELD) return nameSql(root, filter);
  const { text, values } = entrySql(filter);
  return sql(`EXISTS (SELECT 1 FROM firestore_index WHERE document = ${id} AND ${text})`, ...values);
}
