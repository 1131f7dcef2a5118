import { type AnswerCase, one } from './answer-case';

export const documentCases: AnswerCase[] = [
  ['get of a missing document', 'v1/{docs}/{items}/none', {}, '404 NOT_FOUND'],
  ['get of a collection', 'v1/{docs}/{items}', {}, '200'],
  ['get with a mask', 'v1/{docs}/{items}/kept?mask.fieldPaths=n', {}, '200'],
  ['create with an id', 'v1/{docs}/{items}?documentId=fresh', { body: { fields: { n: one } } }, '200'],
  [
    'create of an existing document',
    'v1/{docs}/{items}?documentId=kept',
    { body: { fields: {} } },
    '409 ALREADY_EXISTS',
  ],
  [
    'create with a vector directly in a list',
    'v1/{docs}/{items}?documentId=vectors',
    {
      body: {
        fields: {
          list: {
            arrayValue: {
              values: [
                {
                  mapValue: {
                    fields: {
                      __type__: { stringValue: '__vector__' },
                      value: { arrayValue: { values: [{ doubleValue: 1 }] } },
                    },
                  },
                },
              ],
            },
          },
        },
      },
    },
    '400 INVALID_ARGUMENT',
  ],
  ['create without a body', 'v1/{docs}/{items}?documentId=bare', { method: 'POST' }, '200'],
  [
    'create with a name in the body',
    'v1/{docs}/{items}?documentId=named',
    { body: { name: '{docs}/{items}/named' } },
    '400 INVALID_ARGUMENT',
  ],
  ['delete of a missing document', 'v1/{docs}/{items}/none', { method: 'DELETE' }, '200'],
  [
    'delete that requires an existing document',
    'v1/{docs}/{items}/none?currentDocument.exists=true',
    { method: 'DELETE' },
    '404 NOT_FOUND',
  ],
  [
    'patch that requires an existing document',
    'v1/{docs}/{items}/none?currentDocument.exists=true',
    { method: 'PATCH', body: { fields: {} } },
    '404 NOT_FOUND',
  ],
  [
    'patch that requires a missing document',
    'v1/{docs}/{items}/kept?currentDocument.exists=false',
    { method: 'PATCH', body: { fields: {} } },
    '409 ALREADY_EXISTS',
  ],
  ['collection ids below the root', 'v1/{docs}:listCollectionIds', { body: {} }, '200'],
  ['an unknown method', 'v1/{docs}:explode', { body: {} }, '404 NOT_FOUND'],
  ['an unknown version', 'v7/{docs}/{items}/kept', {}, '404 NOT_FOUND'],
];
