import { deleteField, Timestamp, where } from 'firebase/firestore/lite';
import type { FirestoreRulesFile } from '../rules-file';

const todo = { owner: 'ana', text: 'Water the plants', done: false };

export const todos: FirestoreRulesFile = {
  name: 'todo',
  seed: { 'todos/t': todo },
  allows: [
    ['ana', 'get', 'todos/t'],
    ['ana', 'list', 'todos', where('owner', '==', 'ana'), where('done', '==', false)],
    ['ana', 'set', 'todos/n', todo],
    ['ana', 'set', 'todos/n', { ...todo, due: Timestamp.now(), labels: ['a', 'b', 'c'] }],
    ['ana', 'update', 'todos/t', { done: true }],
    ['ana', 'delete', 'todos/t'],
  ],
  denies: [
    ['ben', 'get', 'todos/t'],
    ['ana', 'get', 'todos/none'],
    ['ana', 'list', 'todos'],
    ['ben', 'list', 'todos', where('owner', '==', 'ana')],
    ['ben', 'set', 'todos/n', todo],
    ['ana', 'set', 'todos/n', { ...todo, colour: 'red' }],
    ['ana', 'set', 'todos/n', { ...todo, text: '   ' }],
    ['ana', 'set', 'todos/n', { ...todo, done: 'no' }],
    ['ana', 'set', 'todos/n', { ...todo, due: 'tomorrow' }],
    ['ana', 'set', 'todos/n', { ...todo, labels: ['a', 'b', 'c', 'd'] }],
    ['ana', 'set', 'todos/n', { ...todo, labels: 'a' }],
    ['ana', 'update', 'todos/t', { text: deleteField() }],
    ['ana', 'update', 'todos/t', { owner: 'ben' }],
    ['ben', 'delete', 'todos/t'],
  ],
};
