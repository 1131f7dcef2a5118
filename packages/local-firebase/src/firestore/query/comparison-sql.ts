import { TYPE, valueKey } from '../values/value-key';
import type { WireValue } from '../wire';
import type { FieldFilter } from './query';
import { type Sql, sql } from './sql';

const NULL_KEY = Buffer.from([TYPE.null]);
const NAN_KEY = Buffer.from([TYPE.nan]);
const AFTER_NULL = Buffer.from([TYPE.null + 1]);
const NEVER = sql('0');

export const COMPARISONS: Partial<Record<FieldFilter['op'], string>> = {
  EQUAL: '=',
  NOT_EQUAL: '<>',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
};

/** Whether a filter can compare a field with the value. Null and NaN have their own operators, such as `IS_NULL`. */
const isComparable = (value: WireValue) =>
  !('nullValue' in value) && !('doubleValue' in value && value.doubleValue === 'NaN');

/**
 * Returns the bounds of all keys of the same type as `key`, because a range filter matches only values of the operand's
 * type. The upper bound is exclusive.
 */
function typeBounds(key: Buffer): [Buffer, Buffer] {
  const type = key[0] ?? 0;
  return [Buffer.from([type]), Buffer.from([type + 1])];
}

export function anyOf(column: string, keys: Buffer[], not = ''): Sql {
  return sql(`${column} ${not} IN (${keys.map(() => '?').join(', ')})`, ...keys);
}

function listed(column: string, { op, values }: FieldFilter): Sql {
  const keys = values.filter(isComparable).map(valueKey);
  if (op !== 'NOT_IN') return anyOf(column, keys);
  if (values.some((value) => 'nullValue' in value)) return NEVER;
  const others = anyOf(column, keys, 'NOT');
  return sql(`${column} >= ? AND ${others.text}`, AFTER_NULL, ...others.values);
}

function unary(column: string, op: FieldFilter['op']): Sql | null {
  if (op === 'IS_NULL') return sql(`${column} = ?`, NULL_KEY);
  if (op === 'IS_NAN') return sql(`${column} = ?`, NAN_KEY);
  if (op === 'IS_NOT_NULL') return sql(`${column} >= ?`, AFTER_NULL);
  if (op === 'IS_NOT_NAN') return sql(`${column} >= ? AND ${column} <> ?`, AFTER_NULL, NAN_KEY);
  return null;
}

/** Returns a filter's SQL condition on a column of value keys. */
export function comparisonSql(column: string, filter: FieldFilter): Sql {
  const { op, values } = filter;
  const isUnary = unary(column, op);
  if (isUnary) return isUnary;
  const comparison = COMPARISONS[op];
  const [value] = values;
  if (!comparison || !value) return listed(column, filter);
  const isNull = 'nullValue' in value;
  if (op === 'NOT_EQUAL' && !isNull) {
    return isComparable(value)
      ? sql(`${column} >= ? AND ${column} <> ?`, AFTER_NULL, valueKey(value))
      : sql(`${column} >= ?`, AFTER_NULL);
  }
  if (!isComparable(value)) return NEVER;
  const key = valueKey(value);
  if (op === 'EQUAL') return sql(`${column} = ?`, key);
  const [least, past] = typeBounds(key);
  return sql(`${column} ${comparison} ? AND ${column} >= ? AND ${column} < ?`, key, least, past);
}
