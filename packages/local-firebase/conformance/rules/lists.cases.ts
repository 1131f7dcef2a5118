import {
  and,
  type CollectionReference,
  documentId,
  limit,
  or,
  orderBy,
  type Query,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite';

export type ListCase = [
  condition: string,
  build: (items: CollectionReference) => Query,
  verdict: 'allowed' | 'denied',
];

const inSeconds = (seconds: number) => Timestamp.fromMillis(Date.now() + seconds * 1000);
const all = (items: CollectionReference): Query => items;

/**
 * Conditions for `list`, and queries that do or do not prove them. Every collection is empty, because the verdict must
 * not depend on data.
 */
export const listCases: ListCase[] = [
  ['resource.data.open == true', all, 'denied'],
  ['resource.data.open == true', (items) => query(items, where('open', '==', true)), 'allowed'],
  ['resource.data.open == true', (items) => query(items, where('open', '==', false)), 'denied'],
  [
    'resource.data.open == true',
    (items) => query(items, where('open', '==', true), where('n', '>', 1), orderBy('n')),
    'allowed',
  ],
  ['resource.data.open', (items) => query(items, where('open', '==', true)), 'allowed'],
  ['resource.data.open != false', (items) => query(items, where('open', '==', true)), 'allowed'],
  ['!resource.data.closed', (items) => query(items, where('closed', '==', false)), 'allowed'],
  [
    'resource.data.owner == request.auth.uid',
    (items) => query(items, where('owner', '==', 'ana')),
    'allowed',
  ],
  ['resource.data.owner == request.auth.uid', (items) => query(items, where('owner', '==', 'ben')), 'denied'],
  [
    'resource.data.owner == request.auth.uid',
    (items) => query(items, where('owner', 'in', ['ana'])),
    'allowed',
  ],
  [
    'resource.data.owner == request.auth.uid',
    (items) => query(items, where('owner', 'in', ['ana', 'ben'])),
    'denied',
  ],
  ["resource.data.kind in ['a', 'b']", (items) => query(items, where('kind', '==', 'a')), 'allowed'],
  ["resource.data.kind in ['a', 'b']", (items) => query(items, where('kind', 'in', ['a', 'b'])), 'allowed'],
  ["resource.data.kind in ['a', 'b']", (items) => query(items, where('kind', 'in', ['a', 'c'])), 'denied'],
  [
    "resource.data.kind == 'a' || resource.data.kind == 'b'",
    (items) => query(items, where('kind', 'in', ['a', 'b'])),
    'allowed',
  ],
  [
    'request.auth.uid in resource.data.members',
    (items) => query(items, where('members', 'array-contains', 'ana')),
    'allowed',
  ],
  [
    'request.auth.uid in resource.data.members',
    (items) => query(items, where('members', 'array-contains', 'ben')),
    'denied',
  ],
  [
    'request.auth.uid in resource.data.members',
    (items) => query(items, where('members', '==', ['ana'])),
    'allowed',
  ],
  [
    'request.auth.uid in resource.data.members',
    (items) => query(items, where('members', 'array-contains-any', ['ana', 'ben'])),
    'denied',
  ],
  [
    'resource.data.members.hasAny([request.auth.uid])',
    (items) => query(items, where('members', 'array-contains', 'ana')),
    'allowed',
  ],
  ['resource.data.n > 5', (items) => query(items, where('n', '>', 5)), 'allowed'],
  ['resource.data.n > 5', (items) => query(items, where('n', '>', 7)), 'allowed'],
  ['resource.data.n > 5', (items) => query(items, where('n', '>=', 5)), 'denied'],
  ['resource.data.n >= 5', (items) => query(items, where('n', '>', 5)), 'allowed'],
  ['resource.data.n > 5', (items) => query(items, where('n', '==', 6)), 'allowed'],
  ['resource.data.n > 5', (items) => query(items, where('n', '<', 9)), 'denied'],
  [
    'resource.data.n > 5 && resource.data.n < 9',
    (items) => query(items, where('n', '>', 5), where('n', '<', 9)),
    'allowed',
  ],
  ['resource.data.n != 3', (items) => query(items, where('n', '>', 5)), 'allowed'],
  ['resource.data.n != 3', (items) => query(items, where('n', '!=', 3)), 'allowed'],
  ['resource.data.n > 5', (items) => query(items, where('n', 'in', [6, 7])), 'allowed'],
  ['resource.data.at <= request.time', (items) => query(items, where('at', '<=', inSeconds(-30))), 'allowed'],
  ['resource.data.at <= request.time', (items) => query(items, where('at', '<=', inSeconds(600))), 'denied'],
  ['resource.data.at > request.time', (items) => query(items, where('at', '>', inSeconds(600))), 'allowed'],
  [
    'resource.data.at <= request.time || resource.data.open == true',
    (items) => query(items, where('open', '==', true)),
    'allowed',
  ],
  [
    'resource.data.open == true || resource.data.at <= request.time',
    (items) => query(items, where('at', '<=', inSeconds(-30))),
    'allowed',
  ],
  [
    'resource.data.open == true && resource.data.kind == "a"',
    (items) => query(items, where('open', '==', true)),
    'denied',
  ],
  [
    'resource.data.open == true',
    (items) => query(items, or(where('open', '==', true), where('kind', '==', 'a'))),
    'denied',
  ],
  [
    'resource.data.open == true || resource.data.kind == "a"',
    (items) => query(items, or(where('open', '==', true), where('kind', '==', 'a'))),
    'allowed',
  ],
  [
    'resource.data.open == true',
    (items) => query(items, and(where('open', '==', true), or(where('n', '==', 1), where('n', '==', 2)))),
    'allowed',
  ],
  ['resource.data.map.open == true', (items) => query(items, where('map.open', '==', true)), 'allowed'],
  ["'open' in resource.data", (items) => query(items, where('open', '==', true)), 'allowed'],
  ["'open' in resource.data", all, 'denied'],
  ["resource.data.keys().hasAll(['open'])", (items) => query(items, where('open', '==', true)), 'allowed'],
  ["resource.data.get('open', false) == true", (items) => query(items, where('open', '==', true)), 'allowed'],
  ['resource.data.open is bool', (items) => query(items, where('open', '==', true)), 'allowed'],
  ['resource.data.n is int', (items) => query(items, where('n', '>', 1)), 'denied'],
  ["resource.data.name.matches('a.*')", (items) => query(items, where('name', '==', 'abc')), 'allowed'],
  ['resource.data.name.size() == 3', (items) => query(items, where('name', '==', 'abc')), 'allowed'],
  ['request.query.limit <= 10', (items) => query(items, limit(10)), 'allowed'],
  ['request.query.limit <= 10', (items) => query(items, limit(11)), 'denied'],
  ['request.query.limit <= 10', all, 'denied'],
  ["request.query.orderBy == 'n ASC'", (items) => query(items, orderBy('n')), 'denied'],
  ['request.query.offset == 0', all, 'allowed'],
  ['true', all, 'allowed'],
  ['resource == null', all, 'denied'],
  ['resource != null', all, 'allowed'],
  ['request.auth != null', all, 'allowed'],
  ["id == 'a'", (items) => query(items, where(documentId(), '==', 'a')), 'allowed'],
  ["id != 'a'", all, 'denied'],
  ['resource.data.missing == null', all, 'denied'],
  ['resource.data.none == null', (items) => query(items, where('none', '==', null)), 'allowed'],
  [
    'resource.data.open == true ? true : false',
    (items) => query(items, where('open', '==', true)),
    'allowed',
  ],
  ['exists(/databases/$(database)/documents/known/a)', all, 'denied'],
  ['path != null', all, 'allowed'],
  ['path is path', all, 'allowed'],
  ["path[0] != 'x'", all, 'denied'],
  ['path[0:1] != /x', all, 'denied'],
  ['path == path', all, 'denied'],
];
