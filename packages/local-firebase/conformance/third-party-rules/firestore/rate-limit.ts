import { serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import type { FirestoreRulesFile } from '../rules-file';

const secondsAgo = (seconds: number) => Timestamp.fromMillis(Date.now() - seconds * 1000);
const tick = { last: serverTimestamp(), question: 'new' };

export const rateLimit: FirestoreRulesFile = {
  name: 'rate-limit',
  seed: {
    'clocks/ana': { last: secondsAgo(600), question: 'x' },
    // This time is in the future, so that the minute does not pass during a slow run.
    'clocks/ben': { last: secondsAgo(-600), question: 'y' },
    'questions/young': { by: 'ana', at: secondsAgo(-60) },
    'questions/old': { by: 'ana', at: secondsAgo(900) },
  },
  allows: [
    ['ana', 'commit', { 'questions/new': { text: '?' }, 'clocks/ana': tick }],
    ['acme', 'commit', { 'clocks/acme': tick, 'questions/new': { text: '?' } }],
    ['ana', 'update', 'questions/young', { text: '!' }],
    ['ben', 'set', 'clocks/ben', tick],
  ],
  denies: [
    ['ben', 'commit', { 'questions/new': { text: '?' }, 'clocks/ben': tick }],
    ['ana', 'set', 'questions/new', { text: '?' }],
    ['ana', 'commit', { 'questions/new': {}, 'clocks/ana': { ...tick, last: Timestamp.fromMillis(0) } }],
    ['ana', 'commit', { 'questions/new': {}, 'questions/newer': {}, 'clocks/ana': tick }],
    ['ana', 'commit', { 'questions/new': {}, 'clocks/ben': tick }],
    ['ana', 'update', 'questions/old', { text: '!' }],
    ['ben', 'update', 'questions/young', { text: '!' }],
    ['anyone', 'commit', { 'questions/new': {} }],
  ],
};
