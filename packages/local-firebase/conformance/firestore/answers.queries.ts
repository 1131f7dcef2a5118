import type { RawRequest } from '../target/target';
import { type AnswerCase, one } from './answer-case';

const find = (structuredQuery: object): RawRequest => ({ body: { structuredQuery } });
const on = (op: string, value: object, fieldPath = 'n') => ({
  fieldFilter: { field: { fieldPath }, op, value },
});

const from = [{ collectionId: 'items' }];
const total = (aggregation: object, more: object = {}): RawRequest => ({
  body: { structuredAggregationQuery: { structuredQuery: { from, ...more }, aggregations: [aggregation] } },
});
const list = (...values: object[]) => ({ arrayValue: { values } });
const and = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
const or = (...filters: object[]) => ({ compositeFilter: { op: 'OR', filters } });
const where = (...filters: object[]) => find({ from, where: and(...filters) });
const integers = (count: number, first = 0) =>
  list(...Array.from({ length: count }, (_, n) => ({ integerValue: String(first + n) })));

export const queryCases: AnswerCase[] = [
  [
    'a query with an unknown operator',
    'v1/{docs}:runQuery',
    find({ from, where: on('LIKE', one) }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'in with no values',
    'v1/{docs}:runQuery',
    find({ from, where: on('IN', { arrayValue: {} }) }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'in with a value that is not a list',
    'v1/{docs}:runQuery',
    find({ from, where: on('IN', one) }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'an id compared with a string',
    'v1/{docs}:runQuery',
    find({ from, where: on('EQUAL', { stringValue: 'a' }, '__name__') }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'an id with an inequality on a field',
    'v1/{docs}:runQuery',
    where(on('EQUAL', { referenceValue: '{docs}/items/a' }, '__name__'), on('GREATER_THAN', one)),
    '400 INVALID_ARGUMENT: Equality on key is not allowed if there are other inequality fields',
  ],
  [
    'a list of ids with an inequality on a field',
    'v1/{docs}:runQuery',
    where(on('IN', list({ referenceValue: '{docs}/items/a' }), '__name__'), on('GREATER_THAN', one)),
    '400 INVALID_ARGUMENT: Equality on key is not allowed if there are other inequality fields',
  ],
  [
    'an id tested for NaN',
    'v1/{docs}:runQuery',
    find({ from, where: { unaryFilter: { field: { fieldPath: '__name__' }, op: 'IS_NAN' } } }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'an id with a field filter != null',
    'v1/{docs}:runQuery',
    where(
      on('EQUAL', { referenceValue: '{docs}/items/a' }, '__name__'),
      on('NOT_EQUAL', { nullValue: null }),
    ),
    '200',
  ],
  [
    'an id tested for null',
    'v1/{docs}:runQuery',
    find({ from, where: { unaryFilter: { field: { fieldPath: '__name__' }, op: 'IS_NULL' } } }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'ids in descending order',
    'v1/{docs}:runQuery',
    find({ from, orderBy: [{ field: { fieldPath: '__name__' }, direction: 'DESCENDING' }] }),
    '400 FAILED_PRECONDITION',
  ],
  [
    'a collection group below a document, by a field',
    'v1/{docs}/items/a:runQuery',
    find({ from: [{ collectionId: 'items', allDescendants: true }], where: on('EQUAL', one) }),
    '400 INVALID_ARGUMENT',
  ],
  ['a limit as a string', 'v1/{docs}:runQuery', find({ from, limit: '2' }), '200'],
  ['a limit as an object', 'v1/{docs}:runQuery', find({ from, limit: { value: 2 } }), '400 INVALID_ARGUMENT'],
  ['a count up to zero', 'v1/{docs}:runAggregationQuery', total({ count: { upTo: '0' } }), '200'],
  [
    'a reserved alias',
    'v1/{docs}:runAggregationQuery',
    total({ alias: '__a__', count: {} }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'a sum with a selection of fields',
    'v1/{docs}:runAggregationQuery',
    total({ sum: { field: { fieldPath: 'n' } } }, { select: { fields: [{ fieldPath: 'n' }] } }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'a sum ordered by id',
    'v1/{docs}:runAggregationQuery',
    total({ sum: { field: { fieldPath: 'n' } } }, { orderBy: [{ field: { fieldPath: '__name__' } }] }),
    '400 INVALID_ARGUMENT',
  ],
  ['a negative limit', 'v1/{docs}:runQuery', find({ from, limit: -1 }), '400 INVALID_ARGUMENT'],
  ['a negative offset', 'v1/{docs}:runQuery', find({ from, offset: -1 }), '400 INVALID_ARGUMENT'],
  [
    'a cursor longer than the order',
    'v1/{docs}:runQuery',
    find({ from, startAt: { values: [one, one, one] } }),
    '400 INVALID_ARGUMENT',
  ],
  ['in with lists', 'v1/{docs}:runQuery', where(on('IN', list({ arrayValue: {} }))), '200'],
  [
    'an order by a field after the name',
    'v1/{docs}:runQuery',
    find({ from, orderBy: ['__name__', 'n'].map((fieldPath) => ({ field: { fieldPath } })) }),
    '400 INVALID_ARGUMENT: order by clause cannot contain more fields after the key',
  ],
  [
    'two array filters',
    'v1/{docs}:runQuery',
    where(on('ARRAY_CONTAINS', one), on('ARRAY_CONTAINS_ANY', list(one), 'm')),
    '400 INVALID_ARGUMENT',
  ],
  [
    'the same array filter twice',
    'v1/{docs}:runQuery',
    where(and(on('ARRAY_CONTAINS', one), on('ARRAY_CONTAINS', one))),
    '200',
  ],
  [
    'the same array filter twice, at different depths',
    'v1/{docs}:runQuery',
    where(on('ARRAY_CONTAINS', one), and(on('ARRAY_CONTAINS', one))),
    '400 INVALID_ARGUMENT',
  ],
  [
    'an id with a field compared with null',
    'v1/{docs}:runQuery',
    where(
      on('EQUAL', { referenceValue: '{docs}/items/a' }, '__name__'),
      on('LESS_THAN', { nullValue: null }),
    ),
    '200',
  ],
  [
    'an id in an alternative that matches nothing, with an inequality',
    'v1/{docs}:runQuery',
    where(
      or(
        on('GREATER_THAN', one, 'm'),
        and(on('EQUAL', { nullValue: null }), on('EQUAL', { referenceValue: '{docs}/items/a' }, '__name__')),
      ),
    ),
    '400 INVALID_ARGUMENT',
  ],
  [
    '30 alternatives from list values',
    'v1/{docs}:runQuery',
    where(on('IN', integers(6)), on('IN', integers(5), 'm')),
    '200',
  ],
  [
    '36 alternatives from list values',
    'v1/{docs}:runQuery',
    where(on('IN', integers(6)), on('IN', integers(6), 'm')),
    '400 INVALID_ARGUMENT',
  ],
  [
    'null and NaN in a list, which together count as one alternative',
    'v1/{docs}:runQuery',
    where(
      on('IN', list(...integers(9).arrayValue.values, { nullValue: null }, { doubleValue: 'NaN' })),
      on('IN', integers(3), 'm'),
    ),
    '200',
  ],
  [
    '31 alternatives, two of them equal',
    'v1/{docs}:runQuery',
    find({ from, where: or(on('IN', integers(30)), on('EQUAL', one)) }),
    '200',
  ],
  [
    'a product of 36 alternatives, some of them equal',
    'v1/{docs}:runQuery',
    where(on('IN', integers(6)), on('IN', integers(6, 1))),
    '200',
  ],
  [
    'a sum over a collection group below a document',
    'v1/{docs}/items/a:runAggregationQuery',
    {
      body: {
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId: 'items', allDescendants: true }] },
          aggregations: [{ sum: { field: { fieldPath: 'n' } } }],
        },
      },
    },
    '400 INVALID_ARGUMENT: requires an index that has fields [n] after __name__',
  ],
  [
    'not-in with in',
    'v1/{docs}:runQuery',
    where(on('NOT_IN', list(one)), on('IN', list(one), 'm')),
    '400 INVALID_ARGUMENT',
  ],
];
