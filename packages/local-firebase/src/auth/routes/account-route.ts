import type { z } from 'zod';
import { ApiError } from '../../http/api-error';
import type { ApiRequest, Route } from '../../http/route';
import { parseJson } from '../../json-body';
import { createAuthenticate } from '../authenticate';
import type { AuthContext } from '../context';

const MAX_BODY_BYTES = 64 * 1024;

type Version = 'v1' | 'v2';

/** Returns a pattern for the path of an account operation. The project's id is optional, because the SDK omits it. */
export function accountPath(projectId: string, operation: string, version: Version = 'v1'): RegExp {
  const project = projectId.replace(/[^\w-]/g, '\\$&');
  return new RegExp(
    `^/identitytoolkit\\.googleapis\\.com/${version}(?:/projects/${project})?/accounts${operation}$`,
  );
}

/** Returns a route that parses a JSON body with `schema` and responds with the result of `handle`. */
export function accountRoute<Schema extends z.ZodType>(
  context: AuthContext,
  operation: string,
  schema: Schema,
  handle: (body: z.output<Schema>, request: ApiRequest) => Promise<object>,
  version?: Version,
): Route {
  return {
    method: 'POST',
    pattern: accountPath(context.projectId, operation, version),
    handle: async (request) => ({
      body: await handle(parseJson(await request.readBody(MAX_BODY_BYTES), schema), request),
    }),
  };
}

/** Resolves to whether the caller is the owner. Rejects with `UNAUTHENTICATED` for invalid credentials. */
export async function askedByOwner(context: AuthContext, { headers }: ApiRequest): Promise<boolean> {
  const caller = await createAuthenticate(context.ownerToken, context.idTokens)(headers.authorization);
  return caller.kind === 'owner';
}

/** Rejects with `UNAUTHENTICATED` for invalid credentials, or `PERMISSION_DENIED` if the caller is not the owner. */
export async function requireOwner(context: AuthContext, request: ApiRequest): Promise<void> {
  if (await askedByOwner(context, request)) return;
  throw new ApiError('PERMISSION_DENIED', 'This request requires the owner token.');
}
