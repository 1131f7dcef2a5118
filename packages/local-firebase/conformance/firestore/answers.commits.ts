import type { RawRequest } from '../target/target';
import { type AnswerCase, one } from './answer-case';

const write = (...writes: object[]): RawRequest => ({ body: { writes } });
const item = (id: string, fields: object = {}) => ({ name: `{docs}/{items}/${id}`, fields });

export const commitCases: AnswerCase[] = [
  ['no writes', 'v1/{docs}:commit', write(), '200'],
  [
    'verify of an existing document',
    'v1/{docs}:commit',
    write({ verify: '{docs}/{items}/kept', currentDocument: { exists: true } }),
    '200',
  ],
  [
    'verify of a missing document',
    'v1/{docs}:commit',
    write({ verify: '{docs}/{items}/none', currentDocument: { exists: true } }),
    '404 NOT_FOUND',
  ],
  [
    'a delete, then a delete that requires a version',
    'v1/{docs}:commit',
    write(
      { delete: '{docs}/{items}/none' },
      { delete: '{docs}/{items}/none', currentDocument: { updateTime: '2020-01-01T00:00:00Z' } },
    ),
    '400 INVALID_ARGUMENT',
  ],
  [
    'a write that must create the document',
    'v1/{docs}:commit',
    write({ update: item('kept'), currentDocument: { exists: false } }),
    '409 ALREADY_EXISTS',
  ],
  [
    'a write that must update the document',
    'v1/{docs}:commit',
    write({ update: item('none'), currentDocument: { exists: true } }),
    '404 NOT_FOUND',
  ],
  [
    'a write that requires an older version',
    'v1/{docs}:commit',
    write({ update: item('kept'), currentDocument: { updateTime: '2020-01-01T00:00:00Z' } }),
    '400 FAILED_PRECONDITION',
  ],
  [
    'a write that requires a version of a missing document',
    'v1/{docs}:commit',
    write({ update: item('none'), currentDocument: { updateTime: '2020-01-01T00:00:00Z' } }),
    '400 FAILED_PRECONDITION',
  ],
  [
    'a delete that requires an older version',
    'v1/{docs}:commit',
    write({ delete: '{docs}/{items}/kept', currentDocument: { updateTime: '2020-01-01T00:00:00Z' } }),
    '400 FAILED_PRECONDITION',
  ],
  [
    'a name with an odd number of segments',
    'v1/{docs}:commit',
    write({ update: { name: '{docs}/{items}', fields: {} } }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'a name with an empty segment',
    'v1/{docs}:commit',
    write({ update: { name: '{docs}/{items}//a/b', fields: {} } }),
    '400 INVALID_ARGUMENT',
  ],
  ['a numeric id', 'v1/{docs}:commit', write({ update: item('__id7__') }), '200'],
  [
    'the smallest numeric id',
    'v1/{docs}:commit',
    write({ update: item('__id-9223372036854775808__') }),
    '200',
  ],
  [
    'a numeric id beyond 64 bits',
    'v1/{docs}:commit',
    write({ update: item('__id9223372036854775808__') }),
    '400 INVALID_ARGUMENT',
  ],
  ['an id of four underscores', 'v1/{docs}:commit', write({ update: item('____') }), '200'],
  [
    'a document verified twice',
    'v1/{docs}:commit',
    write(
      { verify: '{docs}/{items}/kept', currentDocument: { exists: true } },
      { verify: '{docs}/{items}/kept', currentDocument: { exists: true } },
    ),
    '400 INVALID_ARGUMENT',
  ],
  [
    'a document created twice',
    'v1/{docs}:commit',
    write(
      { update: item('twice'), currentDocument: { exists: false } },
      { update: item('twice'), currentDocument: { exists: false } },
    ),
    '400 INVALID_ARGUMENT',
  ],
  [
    'a write, then a write that requires an older version',
    'v1/{docs}:commit',
    write(
      { update: item('kept') },
      { update: item('kept'), currentDocument: { updateTime: '2020-01-01T00:00:00Z' } },
    ),
    '400 INVALID_ARGUMENT',
  ],
  [
    'a delete, then a write that must update the document',
    'v1/{docs}:commit',
    write({ delete: '{docs}/{items}/kept' }, { update: item('kept'), currentDocument: { exists: true } }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'a string of 1,048,487 bytes',
    'v1/{docs}:commit',
    write({ update: { name: '{docs}/{items}/t', fields: { t: { stringValue: 'x'.repeat(1_048_487) } } } }),
    '200',
  ],
  [
    'a string of 1,048,488 bytes',
    'v1/{docs}:commit',
    write({ update: { name: '{docs}/{items}/t', fields: { t: { stringValue: 'x'.repeat(1_048_488) } } } }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'a mask with a reserved name',
    'v1/{docs}:commit',
    write({ update: item('a'), updateMask: { fieldPaths: ['__x__'] } }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'no field transforms',
    'v1/{docs}:commit',
    write({ transform: { document: '{docs}/{items}/kept', fieldTransforms: [] } }),
    '400 INVALID_ARGUMENT',
  ],
  ['an empty precondition', 'v1/{docs}:commit', write({ update: item('a'), currentDocument: {} }), '200'],
  ...['1.0', '1e2', '+1', '-0'].map(
    (integerValue): AnswerCase => [
      `the integer ${integerValue}`,
      'v1/{docs}:commit',
      write({ update: item('a', { n: { integerValue } }) }),
      '200',
    ],
  ),
  ...['1.5', '', ' 1', '0x1', '9223372036854775808'].map(
    (integerValue): AnswerCase => [
      `the integer '${integerValue}'`,
      'v1/{docs}:commit',
      write({ update: item('a', { n: { integerValue } }) }),
      '400 INVALID_ARGUMENT',
    ],
  ),
  [
    'a coordinate as a string',
    'v1/{docs}:commit',
    write({ update: item('a', { g: { geoPointValue: { latitude: '1.5' } } }) }),
    '200',
  ],
  ...['1e400', '0x10', ' 1.5'].map(
    (doubleValue): AnswerCase => [
      `the double '${doubleValue}'`,
      'v1/{docs}:commit',
      write({ update: item('a', { n: { doubleValue } }) }),
      '400 INVALID_ARGUMENT',
    ],
  ),
  [
    'a field path of 1,501 bytes',
    'v1/{docs}:commit',
    write({ update: item('a'), updateMask: { fieldPaths: ['f'.repeat(1501)] } }),
    '400 INVALID_ARGUMENT',
  ],
  ['a reserved id', 'v1/{docs}:commit', write({ update: item('__a__') }), '400 INVALID_ARGUMENT'],
  ['the id .', 'v1/{docs}:commit', write({ update: item('.') }), '400 INVALID_ARGUMENT'],
  ['the id ..', 'v1/{docs}:commit', write({ update: item('..') }), '400 INVALID_ARGUMENT'],
  ['an id of 1,500 bytes', 'v1/{docs}:commit', write({ update: item('é'.repeat(750)) }), '200'],
  [
    'an id of 1,501 bytes',
    'v1/{docs}:commit',
    write({ update: item(`${'é'.repeat(750)}x`) }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'a reserved field',
    'v1/{docs}:commit',
    write({ update: item('a', { __a__: one }) }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'an empty field name',
    'v1/{docs}:commit',
    write({ update: item('a', { '': one }) }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'a mask with a malformed path',
    'v1/{docs}:commit',
    write({ update: item('a'), updateMask: { fieldPaths: ['a..b'] } }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'a transform of an unknown kind',
    'v1/{docs}:commit',
    write({ update: item('a'), updateTransforms: [{ fieldPath: 'a', double: one }] }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'an increment by a string',
    'v1/{docs}:commit',
    write({ update: item('a'), updateTransforms: [{ fieldPath: 'a', increment: { stringValue: 'x' } }] }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'a write with two operations',
    'v1/{docs}:commit',
    write({ update: item('a'), delete: '{docs}/{items}/a' }),
    '400 INVALID_ARGUMENT',
  ],
  ['a write without an operation', 'v1/{docs}:commit', write({}), '400 INVALID_ARGUMENT'],
  [
    'a document of more than 1 MiB',
    'v1/{docs}:commit',
    write({ update: item('a', { text: { stringValue: 'x'.repeat(1_048_600) } }) }),
    '400 INVALID_ARGUMENT',
  ],
  ['a body that is not JSON', 'v1/{docs}:commit', { body: '{' }, '400 INVALID_ARGUMENT'],
  [
    'transforms of a field and of a field inside it',
    'v1/{docs}:commit',
    write({
      update: item('a'),
      updateTransforms: ['a', 'a.b'].map((fieldPath) => ({ fieldPath, increment: one })),
    }),
    '400 INVALID_ARGUMENT',
  ],
  [
    'two transforms of one field',
    'v1/{docs}:commit',
    write({
      update: item('a'),
      updateTransforms: ['a', 'a'].map((fieldPath) => ({ fieldPath, increment: one })),
    }),
    '200',
  ],
];
