import { where } from 'firebase/firestore/lite';
import type { FirestoreRulesFile } from '../rules-file';

export const blog: FirestoreRulesFile = {
  name: 'blog',
  seed: {
    'articles/out': { authorId: 'ana', status: 'published', title: 'Out' },
    'articles/closed': { authorId: 'ana', status: 'published', title: 'Closed', commentsOpen: false },
    'articles/draft': { authorId: 'ana', status: 'draft', title: 'Draft' },
    'articles/out/comments/c': { authorId: 'ben', text: 'Well said' },
  },
  allows: [
    ['anyone', 'get', 'articles/out'],
    ['ana', 'get', 'articles/draft'],
    ['anyone', 'list', 'articles', where('status', '==', 'published')],
    ['ana', 'list', 'articles', where('authorId', '==', 'ana')],
    ['ben', 'set', 'articles/new', { authorId: 'ben', status: 'draft', title: 'New' }],
    ['ana', 'update', 'articles/draft', { status: 'published' }],
    ['ana', 'delete', 'articles/draft'],
    ['ben', 'set', 'articles/out/comments/new', { authorId: 'ben', text: 'Hello' }],
    ['ana', 'delete', 'articles/out/comments/c'],
    ['ben', 'delete', 'articles/out/comments/c'],
  ],
  denies: [
    ['anyone', 'get', 'articles/draft'],
    ['ben', 'get', 'articles/draft'],
    ['anyone', 'get', 'articles/none'],
    ['anyone', 'list', 'articles'],
    ['ben', 'list', 'articles', where('authorId', '==', 'ana')],
    ['ben', 'set', 'articles/new', { authorId: 'ana', status: 'draft', title: 'New' }],
    ['ben', 'set', 'articles/new', { authorId: 'ben', status: 'archived', title: 'New' }],
    ['ben', 'set', 'articles/new', { authorId: 'ben', status: 'draft', title: 'x'.repeat(120) }],
    ['ana', 'update', 'articles/out', { authorId: 'ben' }],
    ['ana', 'delete', 'articles/out'],
    ['ben', 'set', 'articles/closed/comments/new', { authorId: 'ben' }],
    ['ben', 'set', 'articles/none/comments/new', { authorId: 'ben' }],
    ['moderator', 'delete', 'articles/out/comments/c'],
  ],
};
