import { ApiError } from '../../http/api-error';
import type { ApiRequest, ApiResponse, Route } from '../../http/route';
import { readPrecondition } from '../commit/read-writes';
import { document, precondition } from '../commit/schema';
import type { Precondition, Write } from '../commit/write';
import type { FirestoreContext } from '../context';
import { parseFieldPath } from '../field-path';
import { readMessage } from '../message';
import { splitPath } from '../names';
import { project } from '../query/project';
import type { WireDocument } from '../wire';
import { generateId } from './generate-id';
import { type Call, documentOf, method, PATTERNS, parentOf } from './method';
import { beginReading } from './reading';
import { watchDocument } from './watch';

const readDocumentBody = (request: ApiRequest) => readMessage(request, document);

/** Returns the field paths in a repeated query parameter; null if the parameter is missing. */
export function maskFrom({ query }: ApiRequest, parameter: string): string[][] | null {
  return query.has(parameter) ? query.getAll(parameter).map(parseFieldPath) : null;
}

function preconditionFrom({ query }: ApiRequest): Precondition | null {
  const exists = query.get('currentDocument.exists');
  const updateTime = query.get('currentDocument.updateTime');
  if (exists === null && updateTime === null) return null;
  const parsed = precondition.safeParse({
    ...(exists !== null && { exists: { true: true, false: false }[exists] ?? exists }),
    ...(updateTime !== null && { updateTime }),
  });
  if (!parsed.success)
    throw new ApiError('INVALID_ARGUMENT', 'currentDocument must be a valid precondition.');
  return readPrecondition(parsed.data);
}

/** Returns a document for a response, without `fields` if it would be empty. A mask selects the fields to include. */
export function shown(document: WireDocument, mask: string[][] | null): object {
  if (mask) return project(document, mask);
  const { fields, ...rest } = document;
  return Object.keys(fields).length > 0 ? document : rest;
}

export function documentRoutes(context: FirestoreContext): Route[] {
  const { root, documents, committer } = context;

  function save({ request, caller }: Call, write: Write): ApiResponse {
    const mask = maskFrom(request, 'mask.fieldPaths');
    committer.commit(caller, [write], null);
    const saved = documents.read(write.path);
    return { body: saved ? shown(saved, mask) : {} };
  }

  return [
    method(context, 'GET', PATTERNS.document, async (call) => {
      const { request } = call;
      const path = documentOf(request);
      const mask = maskFrom(request, 'mask.fieldPaths');
      const reading = beginReading(context, call, {
        transaction: request.query.get('transaction') ?? undefined,
        readTime: request.query.get('readTime') ?? undefined,
      });
      const resource = reading.documents.read(path);
      reading.check([{ method: 'get', path, resource }]);
      if (reading.transaction) watchDocument(documents, reading.transaction, path);
      if (!resource) throw new ApiError('NOT_FOUND', `Document "${root}/${path.join('/')}" not found.`);
      return { body: shown(resource, mask) };
    }),

    method(context, 'POST', PATTERNS.collection, async (call) => {
      const { request } = call;
      const id = request.query.get('documentId') || generateId();
      const path = [...parentOf(request), ...splitPath(`${request.params.collection}/${id}`)];
      const { name, fields } = await readDocumentBody(request);
      if (name) throw new ApiError('INVALID_ARGUMENT', 'document.name must not be set');
      if (path.length % 2 !== 0) throw new ApiError('INVALID_ARGUMENT', `'${id}' is not a document id.`);
      const write = { kind: 'update', path, fields, mask: null, transforms: [] } as const;
      return save(call, { ...write, transforms: [], precondition: { exists: false } });
    }),

    method(context, 'PATCH', PATTERNS.document, async (call) => {
      const { request } = call;
      const path = documentOf(request);
      const { fields } = await readDocumentBody(request);
      const mask = maskFrom(request, 'updateMask.fieldPaths');
      return save(call, {
        kind: 'update',
        path,
        fields,
        mask,
        transforms: [],
        precondition: preconditionFrom(request),
      });
    }),

    method(context, 'DELETE', PATTERNS.document, async ({ request, caller }) => {
      const write: Write = {
        kind: 'delete',
        path: documentOf(request),
        precondition: preconditionFrom(request),
      };
      committer.commit(caller, [write], null);
      return { body: {} };
    }),
  ];
}
