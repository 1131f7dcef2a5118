import { where } from 'firebase/firestore/lite';
import type { FirestoreRulesFile } from '../rules-file';

export const moderation: FirestoreRulesFile = {
  name: 'moderation',
  seed: {
    'entries/waiting': { state: 'waiting', by: 'ana' },
    'entries/visible': { state: 'visible', by: 'ana' },
    'entries/removed': { state: 'removed', by: 'ana' },
    'reports/visible:ben': { entry: 'visible' },
  },
  allows: [
    ['ana', 'get', 'entries/visible'],
    ['moderator', 'get', 'entries/removed'],
    ['admin', 'get', 'entries/waiting'],
    ['ana', 'list', 'entries', where('state', '==', 'visible')],
    ['moderator', 'list', 'entries'],
    ['ben', 'set', 'entries/new', { state: 'waiting', by: 'ben' }],
    ['moderator', 'update', 'entries/waiting', { state: 'visible', moderatedBy: 'moderator' }],
    ['admin', 'update', 'entries/visible', { state: 'removed', moderatedBy: 'admin', reason: 'advertising' }],
    ['ana', 'set', 'reports/visible:ana', { entry: 'visible' }],
    ['moderator', 'delete', 'reports/visible:ben'],
  ],
  denies: [
    ['ana', 'get', 'entries/waiting'],
    ['anyone', 'get', 'entries/none'],
    ['ana', 'list', 'entries'],
    ['ana', 'list', 'entries', where('state', 'in', ['visible', 'waiting'])],
    ['ben', 'set', 'entries/new', { state: 'visible', by: 'ben' }],
    ['anyone', 'set', 'entries/new', { state: 'waiting', by: 'ana' }],
    ['ana', 'update', 'entries/waiting', { state: 'visible', moderatedBy: 'ana' }],
    ['moderator', 'update', 'entries/visible', { state: 'waiting', moderatedBy: 'moderator' }],
    ['moderator', 'update', 'entries/removed', { state: 'visible', moderatedBy: 'moderator' }],
    ['moderator', 'update', 'entries/visible', { state: 'removed', moderatedBy: 'moderator', reason: 'no' }],
    ['moderator', 'update', 'entries/visible', { state: 'removed', moderatedBy: 'moderator' }],
    ['moderator', 'update', 'entries/waiting', { state: 'visible', moderatedBy: 'moderator', by: 'ben' }],
    ['ana', 'set', 'reports/none:ana', { entry: 'none' }],
    ['ana', 'set', 'reports/visible:ana', { entry: 'waiting' }],
    ['ana', 'get', 'reports/visible:ben'],
  ],
};
