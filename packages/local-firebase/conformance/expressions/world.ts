import type { WireDocument, WireFields } from '../../src/firestore/wire';

export const PROJECT = 'demo-expressions';
export const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;

/** A document's fields, covering every type that rules can read from a document. */
const FIELDS: WireFields = {
  none: { nullValue: null },
  yes: { booleanValue: true },
  no: { booleanValue: false },
  five: { integerValue: '5' },
  zero: { integerValue: '0' },
  negative: { integerValue: '-3' },
  large: { integerValue: '9223372036854775807' },
  half: { doubleValue: 0.5 },
  whole: { doubleValue: 5 },
  nan: { doubleValue: 'NaN' },
  infinite: { doubleValue: 'Infinity' },
  word: { stringValue: 'hello' },
  empty: { stringValue: '' },
  unicode: { stringValue: 'Ärger 😀' },
  'odd-name': { stringValue: 'odd' },
  time: { timestampValue: '2024-02-29T12:34:56.789123Z' },
  bytes: { bytesValue: 'aGVsbG8=' },
  reference: { referenceValue: `${DOCUMENTS}/people/ada` },
  place: { geoPointValue: { latitude: 48.2, longitude: 16.37 } },
  numbers: { arrayValue: { values: [{ integerValue: '1' }, { integerValue: '2' }, { doubleValue: 3 }] } },
  words: { arrayValue: { values: [{ stringValue: 'a' }, { stringValue: 'hello' }] } },
  nothing: { arrayValue: {} },
  mixed: {
    arrayValue: {
      values: [
        { stringValue: 'a' },
        { nullValue: null },
        { mapValue: { fields: { a: { integerValue: '1' } } } },
      ],
    },
  },
  map: {
    mapValue: {
      fields: {
        a: { integerValue: '1' },
        b: { stringValue: 'two' },
        c: { mapValue: { fields: { deep: { stringValue: 'down' } } } },
      },
    },
  },
  hollow: { mapValue: {} },
};

export const UID = 'grace';

/** The claims of the signed-in user's token. */
export const CLAIMS = {
  sub: UID,
  user_id: UID,
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  iat: 1_700_000_000,
  exp: 4_000_000_000,
  auth_time: 1_700_000_000,
  email: 'grace@mail.example',
  email_verified: true,
  admin: true,
  level: 7,
  score: 1.5,
  roles: ['editor', 'author'],
  nested: { a: 1, c: { deep: 'claim' } },
  none: null,
};

const stored = (path: string, fields: WireFields): WireDocument => ({
  name: `${DOCUMENTS}/${path}`,
  fields,
  createTime: '2024-01-01T00:00:00Z',
  updateTime: '2024-01-01T00:00:00Z',
});

/** Returns one document for each expression of a batch, and two documents that expressions can look up. */
export const worldOf = (batchSize: number): WireDocument[] => [
  ...Array.from({ length: batchSize }, (_, index) => stored(`trial${index}/it`, FIELDS)),
  stored('people/ada', { name: { stringValue: 'Ada' } }),
  stored(`people/${UID}`, { name: { stringValue: 'Grace' } }),
];
