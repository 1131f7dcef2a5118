import type { FirestoreRulesFile } from '../rules-file';

export const likes: FirestoreRulesFile = {
  name: 'likes',
  seed: { 'photos/p': { likes: 1, by: 'admin' }, 'photos/p/likes/ben': {} },
  allows: [
    ['anyone', 'get', 'photos/p'],
    ['anyone', 'list', 'photos/p/likes'],
    ['ana', 'commit', { 'photos/p/likes/ana': {}, 'photos/p': { likes: 2, by: 'admin' } }],
    ['ben', 'commit', { 'photos/p': { likes: 0, by: 'admin' }, 'photos/p/likes/ben': null }],
  ],
  denies: [
    ['ana', 'set', 'photos/p/likes/ana', {}],
    ['ana', 'update', 'photos/p', { likes: 2 }],
    ['ana', 'commit', { 'photos/p/likes/ana': {}, 'photos/p': { likes: 3, by: 'admin' } }],
    ['ana', 'commit', { 'photos/p/likes/ana': {}, 'photos/p': { likes: 2, by: 'ana' } }],
    ['ana', 'commit', { 'photos/p/likes/ana': { why: 1 }, 'photos/p': { likes: 2, by: 'admin' } }],
    ['ben', 'commit', { 'photos/p/likes/ben': {}, 'photos/p': { likes: 2, by: 'admin' } }],
    ['ben', 'delete', 'photos/p/likes/ben'],
    ['ana', 'commit', { 'photos/p/likes/ben': null, 'photos/p': { likes: 0, by: 'admin' } }],
    ['anyone', 'commit', { 'photos/p/likes/anyone': {}, 'photos/p': { likes: 2, by: 'admin' } }],
  ],
};
