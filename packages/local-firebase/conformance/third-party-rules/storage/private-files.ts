import type { StorageRulesFile } from '../rules-file';

const text = { contentType: 'text/plain', size: 10 };

export const privateFiles: StorageRulesFile = {
  name: 'private-files',
  objects: { 'users/ana/a/b/c.txt': text, 'dropbox/ana/letter.txt': text },
  allows: [
    ['ana', 'get', 'users/ana/a/b/c.txt'],
    ['ana', 'list', 'users/ana/a'],
    ['ana', 'upload', 'users/ana/new', text],
    ['ana', 'change metadata', 'users/ana/a/b/c.txt', { seen: 'yes' }],
    ['ana', 'delete', 'users/ana/a/b/c.txt'],
    ['ben', 'upload', 'dropbox/ana/note-1.pdf', text],
    ['ana', 'get', 'dropbox/ana/letter.txt'],
  ],
  denies: [
    ['anyone', 'get', 'users/ana/a/b/c.txt'],
    ['ben', 'list', 'users/ana/a'],
    ['ben', 'upload', 'users/ana/new', text],
    ['ben', 'change metadata', 'users/ana/a/b/c.txt', { seen: 'yes' }],
    ['ben', 'get', 'dropbox/ana/letter.txt'],
    ['ben', 'upload', 'dropbox/ana/letter.txt', text],
    ['ben', 'upload', 'dropbox/ana/Note.pdf', text],
    ['ana', 'list', 'dropbox/ana'],
    ['anyone', 'upload', 'dropbox/ana/note-1.pdf', text],
  ],
};
