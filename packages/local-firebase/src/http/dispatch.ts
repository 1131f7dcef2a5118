import type { IncomingMessage } from 'node:http';
import { ApiError } from './api-error';
import { readBody } from './read-body';
import { checkPath, decodeSegment, hasEncodedSlash } from './request-path';
import type { ApiResponse, Route } from './route';

type Match = { route: Route; params: Record<string, string> };

function matchRoutes(routes: readonly Route[], path: string): Match[] {
  return routes.flatMap((route) => {
    const found = new RegExp(route.pattern.source, route.pattern.flags.replace(/[gy]/g, '')).exec(path);
    if (!found) return [];
    const groups = Object.entries(found.groups ?? {}).filter(([, value]) => value !== undefined);
    return [
      { route, params: Object.fromEntries(groups.map(([name, value]) => [name, decodeSegment(value)])) },
    ];
  });
}

function findRoute(routes: readonly Route[], method: string, path: string): Match {
  const matches = matchRoutes(routes, path);
  if (matches.length === 0) throw new ApiError('NOT_FOUND', 'The API has no method at this path.');
  const match = matches.find(({ route }) => route.method === method);
  if (!match) {
    throw new ApiError('UNIMPLEMENTED', `The HTTP method ${method} is not allowed for this path.`, 405);
  }
  if (hasEncodedSlash(path) && !match.route.encodedSlashes) {
    throw new ApiError(
      'INVALID_ARGUMENT',
      'The request path must not contain an encoded slash or a backslash.',
    );
  }
  return match;
}

/**
 * Calls the handler of the route that matches a request. Rejects with an `ApiError` if the path is malformed or no
 * route matches.
 */
export async function dispatch(routes: readonly Route[], request: IncomingMessage): Promise<ApiResponse> {
  const { method = '', url = '' } = request;
  const [path = '', ...rest] = url.split('?');
  checkPath(path);
  const { route, params } = findRoute(routes, method, path);
  return route.handle({
    method,
    path,
    query: new URLSearchParams(rest.join('?')),
    headers: request.headers,
    params,
    readBody: (limit) => readBody(request, limit),
    stream: request,
  });
}
