import { where } from 'firebase/firestore/lite';
import type { FirestoreRulesFile } from '../rules-file';

const shares = { ben: ['read'], acme: ['read', 'write'] };

export const sharing: FirestoreRulesFile = {
  name: 'sharing',
  seed: {
    'notes/shared': { owner: 'ana', shares, readers: ['ben', 'acme'], text: 'x' },
    'notes/public': { owner: 'ana', public: true },
    'notes/own': { owner: 'ana' },
  },
  allows: [
    ['ana', 'get', 'notes/own'],
    ['ben', 'get', 'notes/shared'],
    ['ben', 'get', 'notes/public'],
    ['anyone', 'get', 'notes/public'],
    ['ben', 'list', 'notes', where('readers', 'array-contains', 'ben')],
    ['ana', 'list', 'notes', where('owner', '==', 'ana')],
    ['ben', 'set', 'notes/new', { owner: 'ben', shares: { ana: [], acme: [] } }],
    ['acme', 'update', 'notes/shared', { text: 'y' }],
    ['ana', 'update', 'notes/shared', { shares: {} }],
    ['ana', 'delete', 'notes/own'],
  ],
  denies: [
    ['ben', 'get', 'notes/own'],
    ['moderator', 'get', 'notes/shared'],
    ['ben', 'list', 'notes', where('readers', 'array-contains', 'acme')],
    ['ben', 'list', 'notes', where('public', '==', true)],
    ['ben', 'set', 'notes/new', { owner: 'ben', shares: { ana: [], acme: [], admin: [] } }],
    ['ben', 'set', 'notes/new', { owner: 'ana' }],
    ['ben', 'update', 'notes/shared', { text: 'y' }],
    ['acme', 'update', 'notes/shared', { 'shares.acme': ['read', 'write', 'share'] }],
    ['ben', 'delete', 'notes/shared'],
  ],
};
