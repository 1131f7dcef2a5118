import type { StorageRulesFile } from '../rules-file';

export const avatars: StorageRulesFile = {
  name: 'avatars',
  objects: { 'avatars/ana/old': { contentType: 'image/png', size: 10 } },
  allows: [
    ['anyone', 'get', 'avatars/ana/old'],
    ['ben', 'read metadata', 'avatars/ana/old'],
    ['ana', 'upload', 'avatars/ana/new', { contentType: 'image/jpeg', size: 204_799 }],
    ['ana', 'upload', 'avatars/ana/old', { contentType: 'image/webp', size: 1 }],
    ['ana', 'delete', 'avatars/ana/old'],
  ],
  denies: [
    ['anyone', 'upload', 'avatars/ana/new', { contentType: 'image/png', size: 10 }],
    ['ben', 'upload', 'avatars/ana/new', { contentType: 'image/png', size: 10 }],
    ['ana', 'upload', 'avatars/ana/new', { contentType: 'image/png', size: 204_800 }],
    ['ana', 'upload', 'avatars/ana/new', { contentType: 'image/svg+xml', size: 10 }],
    ['ana', 'upload', 'avatars/ana/new/deeper', { contentType: 'image/png', size: 10 }],
    ['ben', 'delete', 'avatars/ana/old'],
    // A list request names the folder, which the pattern for files does not match.
    ['anyone', 'list', 'avatars/ana'],
    ['anyone', 'get', 'elsewhere/old'],
  ],
};
