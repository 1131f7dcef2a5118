import type { FirestoreRulesFile } from '../rules-file';

const kept = { body: 'Old' };

export const wiki: FirestoreRulesFile = {
  name: 'wiki',
  seed: {
    'pages/Home': { body: 'Old', revision: 3 },
    'pages/Law': { body: 'Old', revision: 1, protected: true },
  },
  allows: [
    ['anyone', 'list', 'pages'],
    ['anyone', 'list', 'pages/Home/revisions'],
    ['ana', 'set', 'pages/New_page', { body: 'New', revision: 1 }],
    ['ben', 'commit', { 'pages/Home': { body: 'New', revision: 4 }, 'pages/Home/revisions/3': kept }],
    [
      'admin',
      'commit',
      { 'pages/Law/revisions/1': kept, 'pages/Law': { body: 'New', revision: 2, protected: true } },
    ],
  ],
  denies: [
    ['anyone', 'set', 'pages/New', { body: 'New', revision: 1 }],
    ['ana', 'set', 'pages/new', { body: 'New', revision: 1 }],
    ['ana', 'set', 'pages/New', { body: 'New', revision: 2 }],
    ['ben', 'set', 'pages/Home', { body: 'New', revision: 4 }],
    ['ben', 'commit', { 'pages/Home': { body: 'New', revision: 5 }, 'pages/Home/revisions/3': kept }],
    ['ben', 'commit', { 'pages/Home': { body: 'New', revision: 4 }, 'pages/Home/revisions/4': kept }],
    [
      'ben',
      'commit',
      { 'pages/Home': { body: 'New', revision: 4 }, 'pages/Home/revisions/3': { body: 'Other' } },
    ],
    [
      'ben',
      'commit',
      { 'pages/Home': { body: 'New', revision: 4, protected: true }, 'pages/Home/revisions/3': kept },
    ],
    [
      'ben',
      'commit',
      { 'pages/Law/revisions/1': kept, 'pages/Law': { body: 'New', revision: 2, protected: true } },
    ],
    ['ben', 'set', 'pages/Home/revisions/first', kept],
    ['ana', 'delete', 'pages/Home'],
  ],
};
