import type { StorageRulesFile } from '../rules-file';

const file = (customMetadata: Record<string, string>) => ({
  contentType: 'text/plain',
  size: 10,
  customMetadata,
});

export const archive: StorageRulesFile = {
  name: 'archive',
  objects: {
    'archive/2020/public': file({ visibility: 'public' }),
    'archive/2020/staff': file({ visibility: 'staff', hold: 'yes' }),
    'archive/2020/bare': { contentType: 'text/plain', size: 10 },
  },
  allows: [
    ['anyone', 'get', 'archive/2020/public'],
    ['moderator', 'get', 'archive/2020/staff'],
    ['moderator', 'upload', 'archive/2021/new', file({ visibility: 'staff' })],
    ['moderator', 'change metadata', 'archive/2020/staff', { visibility: 'public' }],
    ['moderator', 'delete', 'archive/2020/public'],
  ],
  denies: [
    ['ana', 'get', 'archive/2020/staff'],
    ['ana', 'get', 'archive/2020/bare'],
    ['anyone', 'get', 'archive/2020/none'],
    ['ana', 'upload', 'archive/2021/new', file({ visibility: 'public' })],
    ['moderator', 'upload', 'archive/1999/new', file({ visibility: 'public' })],
    ['moderator', 'upload', 'archive/2099/new', file({ visibility: 'public' })],
    ['moderator', 'upload', 'archive/2021/new', file({ visibility: 'secret' })],
    ['moderator', 'upload', 'archive/2021/new', file({})],
    ['moderator', 'upload', 'archive/2020/public', { ...file({ visibility: 'public' }), size: 11 }],
    ['moderator', 'delete', 'archive/2020/staff'],
    ['ana', 'change metadata', 'archive/2020/public', { visibility: 'staff' }],
    ['moderator', 'list', 'archive/2020'],
  ],
};
