import { ENTRY_KIND } from '../documents/index-entries';
import { formatFieldPath, NAME_FIELD } from '../field-path';
import { anyOf, comparisonSql } from './comparison-sql';
import { comparedKey } from './cursor';
import type { FieldFilter, Filter } from './query';
import { combine, type Sql, sql } from './sql';

const NAME_COMPARISONS: Partial<Record<FieldFilter['op'], string>> = {
  EQUAL: '=',
  NOT_EQUAL: '<>',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
};

function nameSql(root: string, { path, op, values }: FieldFilter): Sql {
  const keys = values.map((value) => comparedKey(root, path, value));
  const comparison = NAME_COMPARISONS[op];
  const [key] = keys;
  if (comparison && key) return sql(`d.key ${comparison} ?`, key);
  if (op === 'IN' || op === 'NOT_IN') return anyOf('d.key', keys, op === 'NOT_IN' ? 'NOT' : '');
  return sql(op === 'IS_NULL' || op === 'IS_NAN' ? '0' : '1');
}

/** List operators look at elements; all others at the field's whole value. */
function entryFilter(filter: FieldFilter): { kind: number; condition: FieldFilter } {
  if (!filter.op.startsWith('ARRAY_')) return { kind: ENTRY_KIND.value, condition: filter };
  return { kind: ENTRY_KIND.element, condition: { ...filter, op: 'IN' } };
}

/**
 * The condition of a filter on documents `d`. Each field is looked up in the index of the collections alone,
 * so that no document is read to be left out.
 */
export function whereSql(root: string, collections: Sql, filter: Filter): Sql {
  if ('all' in filter)
    return combine(
      filter.all.map((inner) => whereSql(root, collections, inner)),
      'AND',
    );
  if ('any' in filter)
    return combine(
      filter.any.map((inner) => whereSql(root, collections, inner)),
      'OR',
    );
  if (filter.path[0] === NAME_FIELD) return nameSql(root, filter);
  const { kind, condition } = entryFilter(filter);
  const comparison = comparisonSql('value', condition);
  return sql(
    `d.id IN (SELECT document FROM firestore_index WHERE collection ${collections.text} AND field = ? AND kind = ? AND ${comparison.text})`,
    ...collections.values,
    formatFieldPath(filter.path),
    kind,
    ...comparison.values,
  );
}
