import { Bytes, deleteField, Timestamp } from 'firebase/firestore/lite';
import type { FirestoreRulesFile } from '../rules-file';

const person = {
  name: 'Ana',
  age: 30,
  address: { street: 'Main', zip: '12345' },
  tags: ['red', 'green'],
  joined: Timestamp.fromMillis(0),
  photo: Bytes.fromUint8Array(new Uint8Array([1])),
  none: null,
};

export const schema: FirestoreRulesFile = {
  name: 'schema',
  seed: { 'people/p': person },
  allows: [
    ['anyone', 'set', 'people/n', person],
    ['anyone', 'set', 'people/n', { ...person, tags: [] }],
    ['anyone', 'update', 'people/p', { name: 'Anna' }],
    ['anyone', 'update', 'people/p', { name: 'Anna', tags: ['red', 'blue'] }],
  ],
  denies: [
    ['anyone', 'set', 'people/n', { ...person, age: 30.5 }],
    ['anyone', 'set', 'people/n', { ...person, age: '30' }],
    ['anyone', 'set', 'people/n', { ...person, more: 1 }],
    ['anyone', 'set', 'people/n', { ...person, address: { street: 'Main' } }],
    ['anyone', 'set', 'people/n', { ...person, address: 'Main 1, 12345' }],
    ['anyone', 'set', 'people/n', { ...person, address: { street: 'Main', zip: '1234' } }],
    ['anyone', 'set', 'people/n', { ...person, tags: ['red', 'red'] }],
    ['anyone', 'set', 'people/n', { ...person, tags: ['pink'] }],
    ['anyone', 'set', 'people/n', { ...person, joined: '1970-01-01' }],
    ['anyone', 'set', 'people/n', { ...person, photo: 'x' }],
    ['anyone', 'set', 'people/n', { ...person, none: false }],
    ['anyone', 'update', 'people/p', { name: 'Ana' }],
    ['anyone', 'update', 'people/p', { name: 'Anna', none: deleteField() }],
    ['anyone', 'update', 'people/p', { name: 'Anna', tags: ['green', 'red'] }],
    ['anyone', 'update', 'people/p', { name: 'Anna', tags: [] }],
  ],
};
