import type { FirestoreRulesFile } from '../rules-file';

const card = { column: 1, position: 0, points: 3, half: 1 };

export const kanban: FirestoreRulesFile = {
  name: 'kanban',
  seed: {
    'boards/b': {
      people: ['ana', 'ben'],
      columns: ['todo', 'doing', 'testing', 'done'],
      limits: { doing: 2 },
    },
    'boards/b/cards/c': card,
    'boards/b/cards/finished': { ...card, column: 3 },
  },
  allows: [
    ['ben', 'get', 'boards/b'],
    ['ben', 'list', 'boards/b/cards'],
    ['ana', 'set', 'boards/b/cards/n', { column: 0, position: 99 }],
    ['ana', 'update', 'boards/b/cards/c', { column: 2 }],
    ['ana', 'update', 'boards/b/cards/c', { column: 0 }],
    ['ana', 'update', 'boards/b/cards/c', { points: 5, half: 2 }],
    ['ana', 'delete', 'boards/b/cards/finished'],
  ],
  denies: [
    ['moderator', 'get', 'boards/b'],
    ['anyone', 'list', 'boards/b/cards'],
    ['ana', 'set', 'boards/b/cards/n', { column: 1, position: 0 }],
    ['ana', 'set', 'boards/none/cards/n', { column: 0, position: 0 }],
    ['ana', 'update', 'boards/b/cards/c', { column: 3 }],
    ['ana', 'update', 'boards/b/cards/c', { position: 2 }],
    ['ana', 'update', 'boards/b/cards/finished', { column: 4 }],
    ['ana', 'update', 'boards/b/cards/c', { points: 4, half: 2 }],
    ['ana', 'update', 'boards/b/cards/c', { half: 1.5 }],
    ['ana', 'update', 'boards/b/cards/c', { points: -3, half: -1 }],
    ['ana', 'delete', 'boards/b/cards/c'],
  ],
};
