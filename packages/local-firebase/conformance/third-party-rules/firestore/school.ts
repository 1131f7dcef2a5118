import { Timestamp } from 'firebase/firestore/lite';
import type { FirestoreRulesFile } from '../rules-file';

const course = { teacher: 'moderator', pupils: ['ana', 'ben'] };

export const school: FirestoreRulesFile = {
  name: 'school',
  seed: {
    'users/moderator': { role: 'teacher' },
    'users/admin': { role: 'teacher' },
    'users/ana': { role: 'pupil' },
    'courses/open': { ...course, deadline: Timestamp.fromMillis(Date.now() + 3_600_000) },
    'courses/over': { ...course, deadline: Timestamp.fromMillis(Date.now() - 3_600_000) },
    'courses/open/grades/ana': { points: 12 },
    'courses/open/handins/ana': { text: 'x' },
  },
  allows: [
    ['ana', 'get', 'users/ana'],
    ['moderator', 'get', 'users/ana'],
    ['ana', 'update', 'users/ana', { name: 'A' }],
    ['ben', 'list', 'courses'],
    ['admin', 'set', 'courses/new', { teacher: 'admin', pupils: [] }],
    ['ana', 'get', 'courses/open/grades/ana'],
    ['moderator', 'list', 'courses/open/grades'],
    ['moderator', 'set', 'courses/open/grades/ben', { points: 15 }],
    ['ben', 'set', 'courses/open/handins/ben', { text: 'y' }],
    ['moderator', 'list', 'courses/open/handins'],
  ],
  denies: [
    ['ben', 'get', 'users/ana'],
    ['ana', 'update', 'users/ana', { role: 'teacher' }],
    ['ana', 'set', 'courses/new', { teacher: 'ana', pupils: [] }],
    ['ben', 'set', 'courses/new', { teacher: 'ben', pupils: [] }],
    ['admin', 'update', 'courses/open', { pupils: [] }],
    ['ben', 'get', 'courses/open/grades/ana'],
    ['ana', 'list', 'courses/open/grades'],
    ['admin', 'list', 'courses/open/grades'],
    ['moderator', 'set', 'courses/open/grades/acme', { points: 1 }],
    ['moderator', 'set', 'courses/open/grades/ben', { points: 16 }],
    ['moderator', 'set', 'courses/open/grades/ben', { points: 1.5 }],
    ['moderator', 'delete', 'courses/open/grades/ana'],
    ['ben', 'set', 'courses/over/handins/ben', { text: 'y' }],
    ['acme', 'set', 'courses/open/handins/acme', { text: 'y' }],
    ['ana', 'list', 'courses/open/handins'],
  ],
};
