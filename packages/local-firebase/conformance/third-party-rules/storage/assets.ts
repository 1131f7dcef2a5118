import type { StorageRulesFile } from '../rules-file';

const MIB = 1024 * 1024;
const png = { contentType: 'image/png', size: 10 };

export const assets: StorageRulesFile = {
  name: 'assets',
  objects: {
    'public/a/b.png': png,
    'public/other.png': png,
    'site/index.html': { contentType: 'text/html', size: 5 },
    'private/index.html': { contentType: 'text/html', size: 5 },
  },
  allows: [
    ['anyone', 'get', 'public/a/b.png'],
    ['acme', 'list', 'anything'],
    ['acme', 'upload', 'public/new.png', { contentType: 'image/png', size: MIB }],
    ['acme', 'upload', 'public/new.pdf', { contentType: 'application/pdf', size: 2 * MIB }],
    ['acme', 'delete', 'public/other.png'],
    ['anyone', 'get', 'site/index.html'],
  ],
  denies: [
    ['anyone', 'list', 'public'],
    ['ana', 'list', 'public'],
    ['ana', 'upload', 'public/new.png', png],
    ['acme', 'upload', 'public/new.png', { contentType: 'image/png', size: MIB + 1 }],
    ['acme', 'upload', 'public/new.pdf', { contentType: 'application/pdf', size: 2 * MIB + 1 }],
    ['acme', 'upload', 'public/new.html', { contentType: 'text/html', size: 10 }],
    ['acme', 'upload', 'other/new.png', png],
    ['ana', 'delete', 'public/other.png'],
    ['anyone', 'get', 'private/index.html'],
  ],
};
