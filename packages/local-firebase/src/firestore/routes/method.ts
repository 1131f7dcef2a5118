import type { Caller } from '../../auth/caller';
import { ApiError } from '../../http/api-error';
import { declaredBytes } from '../../http/declared-bytes';
import type { ApiRequest, ApiResponse, Route } from '../../http/route';
import type { FirestoreContext } from '../context';
import { DATABASE, documentPath, splitPath } from '../names';

const BASE = '^/v1/projects/(?<project>[^/:]+)/databases/(?<database>[^/:]+)/documents';
const PAIRS = '(?:/[^/]+/[^/]+)*';

export const PATTERNS = {
  /** Matches `documents:{name}`. */
  ofDatabase: (name: string) => new RegExp(`${BASE}:${name}$`),
  /** Matches `documents:{name}` and, for example, `documents/a/b:{name}`. */
  ofParent: (name: string) => new RegExp(`${BASE}(?<parent>${PAIRS}):${name}$`),
  document: new RegExp(`${BASE}(?<document>(?:/[^/]+/[^/]+)+)$`),
  collection: new RegExp(`${BASE}(?<parent>${PAIRS})/(?<collection>[^/]+)$`),
};

export type Call = { request: ApiRequest; caller: Caller };

function requireDatabase(
  { projectId }: FirestoreContext,
  { project, database }: Record<string, string>,
): void {
  if (project === projectId && database === DATABASE) return;
  throw new ApiError('NOT_FOUND', `The database ${database} does not exist for project ${project}.`);
}

/** Returns a route for an API method. The route authenticates the caller before it calls `handle`. */
export function method(
  context: FirestoreContext,
  verb: Route['method'],
  pattern: RegExp,
  handle: (call: Call) => Promise<ApiResponse>,
): Route {
  return {
    method: verb,
    pattern,
    async handle(request) {
      const caller = await context.authenticate(request.headers.authorization);
      requireDatabase(context, request.params);
      context.limitAnonymous(caller, { bytes: declaredBytes(request.headers) });
      return handle({ request, caller });
    },
  };
}

const withoutSlash = (path = '') => path.replace(/^\//, '');

export const parentOf = ({ params }: ApiRequest): string[] => splitPath(withoutSlash(params.parent));
export const documentOf = ({ params }: ApiRequest): string[] => documentPath(withoutSlash(params.document));
