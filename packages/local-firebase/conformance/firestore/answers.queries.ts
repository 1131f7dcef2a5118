import type { RawRequest } from '../target/target';
import { type AnswerCase, one } from './answer-case';

const find = (structuredQuery: object): RawRequest => ({ body: { structuredQuery } });
const on = (op: string, value: object, fieldPath = 'n') => ({
  fieldFilter: { field: { fieldPath }, op, value },
});

const from = [{ collectionId: 'items' }];
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
