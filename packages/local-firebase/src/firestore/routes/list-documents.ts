import { ApiError } from '../../http/api-error';
import type { ApiRequest, Route } from '../../http/route';
import type { FirestoreContext } from '../context';
import { NAME_FIELD, parseFieldPath } from '../field-path';
import type { Cursor, Order, Query } from '../query/query';
import { readQuery } from '../query/read-query';
import { structuredQuery } from '../query/schema';
import { fieldAt } from '../values/fields';
import { readValue } from '../values/read-value';
import type { WireDocument, WireValue } from '../wire';
import { maskFrom, shown } from './document';
import { limitQuery } from './limit-query';
import { listOperations } from './list-operations';
import { method, PATTERNS, parentOf } from './method';
import { beginReading } from './reading';
import { watchQuery } from './watch';

const DEFAULT_PAGE_SIZE = 100;
const MAX_PAGE_SIZE = 300;

const invalid = (message: string) => new ApiError('INVALID_ARGUMENT', message);

function pageSizeFrom({ query }: ApiRequest): number {
  const text = query.get('pageSize') ?? '0';
  if (!/^\d{1,9}$/.test(text)) throw invalid('pageSize must be a whole number of at most nine digits.');
  return Math.min(Number(text) || DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
}

function orderFrom({ query }: ApiRequest): object[] {
  const text = query.get('orderBy')?.trim();
  if (!text) return [];
  return text.split(',').map((part) => {
    const [fieldPath = '', direction = 'asc', more] = part.trim().split(/\s+/);
    if (more || !/^(asc|desc)$/i.test(direction))
      throw invalid("orderBy must be a list of field paths, each followed by 'asc', 'desc' or nothing.");
    const isDescending = direction.toLowerCase() === 'desc';
    parseFieldPath(fieldPath);
    return { field: { fieldPath }, direction: isDescending ? 'DESCENDING' : 'ASCENDING' };
  });
}

/** Returns a token for the page that starts after a document. The token stays valid if the document is deleted. */
function tokenAfter(order: Order[], document: WireDocument): string {
  const values = order.map(({ path }) =>
    path[0] === NAME_FIELD ? { referenceValue: document.name } : fieldAt(document.fields, path),
  );
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

function cursorFrom({ query }: ApiRequest, order: Order[]): Cursor | null {
  const token = query.get('pageToken');
  if (!token) return null;
  let values: WireValue[] = [];
  try {
    const json: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    if (Array.isArray(json)) values = json.map((value) => readValue(value));
  } catch {}
  if (values.length !== order.length)
    throw invalid('pageToken must be the nextPageToken of a previous response with the same orderBy.');
  return { values, before: false };
}

function queryFrom(root: string, request: ApiRequest): Query {
  if (request.query.get('showMissing') === 'true') {
    throw new ApiError('UNIMPLEMENTED', 'showMissing is not supported.');
  }
  const structured = { from: [{ collectionId: request.params.collection }], orderBy: orderFrom(request) };
  const query = readQuery(root, parentOf(request), structuredQuery.parse(structured));
  return { ...query, startAt: cursorFrom(request, query.order), limit: pageSizeFrom(request) };
}

export function listDocumentsRoute(context: FirestoreContext): Route {
  const { root } = context;
  return method(context, 'GET', PATTERNS.collection, async (call) => {
    const { request } = call;
    const query = queryFrom(root, request);
    const pageSize = query.limit ?? DEFAULT_PAGE_SIZE;
    const mask = maskFrom(request, 'mask.fieldPaths');
    const chosen = {
      transaction: request.query.get('transaction') ?? undefined,
      readTime: request.query.get('readTime') ?? undefined,
    };
    limitQuery(context, call, query, chosen);
    const reading = beginReading(context, call, chosen);
    reading.check(listOperations(query));
    context.requireIndex(query);
    const { documents, queries } = reading;
    const rows = await reading.rows({ ...query, limit: pageSize + 1 });
    if (reading.transaction)
      watchQuery(queries, reading.transaction, { ...query, limit: pageSize + 1 }, rows);
    const page = rows.slice(0, pageSize).map((row) => documents.documentOf(row));
    const last = page.at(-1);
    return {
      body: {
        ...(page.length > 0 && { documents: page.map((document) => shown(document, mask)) }),
        ...(last && rows.length > pageSize && { nextPageToken: tokenAfter(query.order, last) }),
      },
    };
  });
}
