import type { FirestoreRulesFile } from '../rules-file';

export const ownership: FirestoreRulesFile = {
  name: 'ownership',
  seed: {
    'users/ana': { a: 1 },
    'users/ana/public/card': { a: 1 },
    'users/ana/deep/er/and/deeper': { a: 1 },
  },
  allows: [
    ['ana', 'get', 'users/ana'],
    ['ana', 'get', 'users/ana/deep/er/and/deeper'],
    ['ana', 'list', 'users/ana/deep/er/and'],
    ['ana', 'set', 'users/ana/any/thing', { a: 1 }],
    ['ana', 'delete', 'users/ana'],
    ['ben', 'set', 'users/ana/inbox/letter', { from: 'ben' }],
    ['anyone', 'get', 'users/ana/public/card'],
  ],
  denies: [
    ['ben', 'get', 'users/ana'],
    ['anyone', 'get', 'users/ana'],
    ['ana', 'list', 'users'],
    ['ben', 'list', 'users/ana/deep/er/and'],
    ['ben', 'set', 'users/ana/inbox/letter', { from: 'ana' }],
    ['ben', 'get', 'users/ana/inbox/letter'],
    ['anyone', 'get', 'users/ana/public/other'],
    ['anyone', 'list', 'users/ana/public'],
    ['ana', 'list group', 'deep'],
    ['ana', 'get', 'elsewhere/a'],
  ],
};
