import type { WireDocument, WireFields } from '../../firestore/wire';
import {
  compileFirestoreRules,
  type DocumentLookup,
  type FirestoreRequest,
  type QueryFilter,
} from '../index';

const AT = '2024-01-01T00:00:00Z';

export const documentAt = (path: string, fields: WireFields): WireDocument => ({
  name: `projects/demo/databases/(default)/documents/${path}`,
  fields,
  createTime: AT,
  updateTime: AT,
});

/** Returns a lookup that finds the given documents, both before and after the request. */
export function lookupOf(...documents: WireDocument[]): DocumentLookup {
  const find = (path: string[]) =>
    documents.find(({ name }) => name.endsWith(`/documents/${path.join('/')}`)) ?? null;
  return { before: find, after: find };
}

const inService = (body: string) =>
  `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {\n${body}\n} }`;

const base = {
  auth: { uid: 'ada', token: { admin: true, level: 3 } },
  time: new Date('2024-06-01T12:00:00Z'),
  lookup: lookupOf(),
  database: '(default)',
};

type Asked = Partial<FirestoreRequest> & { path: string[] };

/** Returns a request with the properties in `asked`. By default, it is a get request by a signed-in user. */
const requestFor = (asked: Asked): FirestoreRequest =>
  ({ ...base, method: 'get', resource: null, ...asked }) as FirestoreRequest;

export const allows = (body: string, asked: Asked): boolean =>
  compileFirestoreRules(inService(body), 'test.rules').decide(requestFor(asked)).allowed;

/** Returns whether a condition holds for a get request for a document with these fields. */
export const holds = (
  condition: string,
  fields: WireFields = {},
  asked: Partial<FirestoreRequest> = {},
): boolean =>
  allows(`match /items/{id} { allow get: if ${condition}; }`, {
    resource: documentAt('items/one', fields),
    ...asked,
    path: ['items', 'one'],
  });

/** Returns whether a query's filters prove a condition. */
export const proves = (condition: string, ...filters: QueryFilter[]): boolean =>
  allows(`match /items/{id} { allow list: if ${condition}; }`, {
    method: 'list',
    path: ['items'],
    query: { filters, limit: 10, offset: null, orderBy: [] },
  });
