import type { StorageRulesFile } from '../rules-file';

const file = { contentType: 'application/pdf', size: 100 };

export const teamFiles: StorageRulesFile = {
  name: 'team-files',
  documents: {
    'teams/red': { members: { ana: 'editor', ben: 'viewer' } },
    'teams/blue': { members: { ana: 'editor' } },
    'locks/blue': { since: 1 },
  },
  objects: { 'teams/red/plan': file, 'teams/blue/plan': file },
  allows: [
    ['ben', 'get', 'teams/red/plan'],
    ['ana', 'list', 'teams/red'],
    ['ana', 'upload', 'teams/red/deep/er', file],
    ['ana', 'delete', 'teams/red/plan'],
    ['ana', 'get', 'teams/blue/plan'],
  ],
  denies: [
    ['anyone', 'get', 'teams/red/plan'],
    ['moderator', 'get', 'teams/red/plan'],
    ['ben', 'upload', 'teams/red/new', file],
    ['ben', 'delete', 'teams/red/plan'],
    ['ana', 'upload', 'teams/blue/plan', file],
    ['ana', 'get', 'teams/none/plan'],
  ],
};
