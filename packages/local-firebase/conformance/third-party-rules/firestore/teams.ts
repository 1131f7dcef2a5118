import type { FirestoreRulesFile } from '../rules-file';

export const teams: FirestoreRulesFile = {
  name: 'teams',
  seed: {
    'teams/t': { name: 'T', roles: { ana: 'owner', ben: 'editor', moderator: 'viewer' } },
    'teams/t/files/f': { text: 'x' },
    'teams/t/audit/a': { what: 'created' },
    'teams/odd': { name: 'Odd', roles: { ana: 'emperor' } },
  },
  allows: [
    ['moderator', 'get', 'teams/t'],
    ['ben', 'update', 'teams/t', { name: 'Tea' }],
    ['ana', 'update', 'teams/t', { 'roles.admin': 'viewer' }],
    ['ana', 'update', 'teams/t', { roles: { ben: 'owner' } }],
    ['ana', 'delete', 'teams/t'],
    ['ben', 'set', 'teams/new', { roles: { ben: 'owner' } }],
    ['moderator', 'list', 'teams/t/files'],
    ['ben', 'set', 'teams/t/files/g', { text: 'y' }],
    ['ben', 'delete', 'teams/t/files/f'],
    ['ana', 'get', 'teams/t/audit/a'],
  ],
  denies: [
    ['anyone', 'get', 'teams/t'],
    ['admin', 'get', 'teams/t'],
    ['ana', 'get', 'teams/odd'],
    ['ana', 'list', 'teams'],
    ['ben', 'update', 'teams/t', { 'roles.ben': 'owner' }],
    ['moderator', 'update', 'teams/t', { name: 'Tea' }],
    ['ana', 'update', 'teams/t', { roles: { ana: 'editor' } }],
    ['ben', 'delete', 'teams/t'],
    ['ben', 'set', 'teams/new', { roles: { ben: 'owner', ana: 'owner' } }],
    ['ben', 'set', 'teams/new', { roles: { ben: 'editor' } }],
    ['moderator', 'set', 'teams/t/files/g', { text: 'y' }],
    ['anyone', 'list', 'teams/t/files'],
    ['ben', 'get', 'teams/t/audit/a'],
    ['ana', 'set', 'teams/t/audit/b', {}],
  ],
};
