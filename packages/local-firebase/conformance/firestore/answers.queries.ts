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
const where = (...filters: object[]) => find({ from, where: { compositeFilter: { op: 'AND', filters } } });

export const queryCases: AnswerCase[] = [
  [
    'a query of an unknown operator',
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
    'in with what is not a list',
    'v1/{docs}:runQuery',
    find({ from, where: on('IN', one) }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'an id compared with text',
    'v1/{docs}:runQuery',
    find({ from, where: on('EQUAL', { stringValue: 'a' }, '__name__') }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'an id beside an inequality on a field',
    'v1/{docs}:runQuery',
    where(on('EQUAL', { referenceValue: '{docs}/items/a' }, '__name__'), on('GREATER_THAN', one)),
    '400 INVALID_ARGUMENT',
  ],
  [
    'an id beside a field that is unequal to null, as a value',
    'v1/{docs}:runQuery',
    where(
      on('EQUAL', { referenceValue: '{docs}/items/a' }, '__name__'),
      on('NOT_EQUAL', { nullValue: null }),
    ),
    '200',
  ],
  [
    'an id that is null',
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
  ['a limit as text', 'v1/{docs}:runQuery', find({ from, limit: '2' }), '200'],
  ['a wrapped limit', 'v1/{docs}:runQuery', find({ from, limit: { value: 2 } }), '400 INVALID_ARGUMENT'],
  ['a count up to nothing', 'v1/{docs}:runAggregationQuery', total({ count: { upTo: '0' } }), '200'],
  [
    'a reserved alias',
    'v1/{docs}:runAggregationQuery',
    total({ alias: '__a__', count: {} }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'a sum beside a selection',
    'v1/{docs}:runAggregationQuery',
    total({ sum: { field: { fieldPath: 'n' } } }, { select: { fields: [{ fieldPath: 'n' }] } }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'a sum in the order of ids',
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
    'an order after the name',
    'v1/{docs}:runQuery',
    find({ from, orderBy: ['__name__', 'n'].map((fieldPath) => ({ field: { fieldPath } })) }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'two conditions on the elements of lists',
    'v1/{docs}:runQuery',
    where(on('ARRAY_CONTAINS', one), on('ARRAY_CONTAINS_ANY', list(one), 'm')),
    '400 INVALID_ARGUMENT',
  ],
  [
    'not-in beside in',
    'v1/{docs}:runQuery',
    where(on('NOT_IN', list(one)), on('IN', list(one), 'm')),
    '400 INVALID_ARGUMENT',
  ],
];
