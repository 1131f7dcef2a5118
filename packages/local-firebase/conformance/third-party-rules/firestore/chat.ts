import { arrayRemove, limit, serverTimestamp, Timestamp, where } from 'firebase/firestore/lite';
import type { FirestoreRulesFile } from '../rules-file';

export const chat: FirestoreRulesFile = {
  name: 'chat',
  seed: {
    'rooms/pair': { members: ['ana', 'ben'], createdBy: 'ana', topic: 'lunch' },
    'rooms/pair/messages/m': { sender: 'ana', text: 'Hi', sentAt: Timestamp.fromMillis(0) },
  },
  allows: [
    ['ana', 'get', 'rooms/pair'],
    ['ben', 'list', 'rooms', where('members', 'array-contains', 'ben'), limit(20)],
    ['ana', 'set', 'rooms/new', { members: ['moderator', 'ana'], createdBy: 'ana' }],
    ['ben', 'update', 'rooms/pair', { members: arrayRemove('ben') }],
    ['ben', 'list', 'rooms/pair/messages'],
    ['ben', 'set', 'rooms/pair/messages/n', { sender: 'ben', text: 'Hello', sentAt: serverTimestamp() }],
    ['ben', 'set', 'rooms/pair/typing/ben', { now: true }],
  ],
  denies: [
    ['anyone', 'get', 'rooms/pair'],
    ['moderator', 'get', 'rooms/pair'],
    ['ben', 'list', 'rooms', where('members', 'array-contains', 'ben')],
    ['ben', 'list', 'rooms', where('members', 'array-contains', 'ben'), limit(51)],
    ['ben', 'list', 'rooms', limit(10)],
    ['ana', 'set', 'rooms/new', { members: ['ana'], createdBy: 'ana' }],
    ['ana', 'update', 'rooms/pair', { members: arrayRemove('ben') }],
    ['ben', 'update', 'rooms/pair', { members: arrayRemove('ben'), topic: 'mine' }],
    ['moderator', 'list', 'rooms/pair/messages'],
    ['ben', 'set', 'rooms/pair/messages/n', { sender: 'ana', text: 'Hello', sentAt: serverTimestamp() }],
    [
      'ben',
      'set',
      'rooms/pair/messages/n',
      { sender: 'ben', text: 'Hello', sentAt: Timestamp.fromMillis(0) },
    ],
    [
      'ben',
      'set',
      'rooms/pair/messages/n',
      { sender: 'ben', text: 'x'.repeat(501), sentAt: serverTimestamp() },
    ],
    ['ben', 'set', 'rooms/pair/messages/n', { sender: 'ben', sentAt: serverTimestamp() }],
    ['ana', 'update', 'rooms/pair/messages/m', { text: 'edited' }],
    ['ana', 'delete', 'rooms/pair/messages/m'],
    ['ana', 'set', 'rooms/pair/typing/ben', { now: true }],
  ],
};
