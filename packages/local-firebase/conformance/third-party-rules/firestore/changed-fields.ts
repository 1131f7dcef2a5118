import { deleteField } from 'firebase/firestore/lite';
import type { FirestoreRulesFile } from '../rules-file';

export const changedFields: FirestoreRulesFile = {
  name: 'changed-fields',
  seed: { 'records/r': { id: 'r', a: 1, b: [1, { c: 2 }], extra: true, meta: { seen: 1, kept: 2 } } },
  allows: [
    ['ana', 'update', 'records/r', { note: 'x' }],
    ['ben', 'update', 'records/r', { extra: deleteField() }],
    ['ben', 'update', 'records/r', { extra: deleteField(), a: 2 }],
    ['admin', 'update', 'records/r', { b: [1, { c: 3 }] }],
    ['admin', 'update', 'records/r', { a: 2, extra: deleteField(), more: 1 }],
    ['moderator', 'update', 'records/r', { a: 'text' }],
    ['acme', 'update', 'records/r', { 'meta.seen': 2 }],
    ['acme', 'update', 'records/r', { 'meta.seen': deleteField(), b: [] }],
  ],
  denies: [
    ['ana', 'update', 'records/r', { note: 'x', a: 2 }],
    ['ana', 'update', 'records/r', { a: 2 }],
    ['ana', 'update', 'records/r', {}],
    ['ben', 'update', 'records/r', { extra: deleteField(), a: deleteField() }],
    ['ben', 'update', 'records/r', { extra: null }],
    ['admin', 'update', 'records/r', { b: [1, { c: 2 }] }],
    ['admin', 'update', 'records/r', { a: 2, id: 's' }],
    ['admin', 'update', 'records/r', { a: deleteField() }],
    ['moderator', 'update', 'records/r', { a: 2, b: 3 }],
    ['acme', 'update', 'records/r', { 'meta.kept': 3 }],
    ['acme', 'update', 'records/r', { 'meta.seen': 2, a: 2 }],
    ['anyone', 'update', 'records/r', { a: 2 }],
  ],
};
