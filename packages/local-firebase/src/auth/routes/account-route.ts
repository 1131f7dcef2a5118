import type { z } from 'zod';
import { ApiError } from '../../http/api-error';
import type { ApiRequest, Route } from '../../http/route';
import { parseJson } from '../../json-body';
import { createAuthenticate } from '../authenticate';
import type { AuthContext } from '../context';

const LARGEST_BODY = 64 * 1024;

/** The address of an operation on accounts: of this project, or without a project as the SDK sends it. */
export function accountPath(projectId: string, operation: string): RegExp {
  const project = projectId.replace(/[^\w-]/g, '\\$&');
  return new RegExp(`^/identitytoolkit\\.googleapis\\.com/v1(?:/projects/${project})?/accounts${operation}$`);
}

/** Answers `body`, given as JSON in the shape of `schema`, with what `handle` returns. */
export function accountRoute<Schema extends z.ZodType>(
  context: AuthContext,
  operation: string,
  schema: Schema,
  handle: (body: z.output<Schema>, request: ApiRequest) => Promise<object>,
): Route {
  return {
    method: 'POST',
    pattern: accountPath(context.projectId, operation),
    handle: async (request) => ({
      body: await handle(parseJson(await request.readBody(LARGEST_BODY), schema), request),
    }),
  };
}

/** Whether the owner asks. Throws `UNAUTHENTICATED` for credentials that do not hold. */
export async function askedByOwner(context: AuthContext, { headers }: ApiRequest): Promise<boolean> {
  const caller = await createAuthenticate(context.ownerToken, context.idTokens)(headers.authorization);
  return caller.kind === 'owner';
}

/** Throws `PERMISSION_DENIED` for everybody else. */
export async function requireOwner(context: AuthContext, request: ApiRequest): Promise<void> {
  if (await askedByOwner(context, request)) return;
  throw new ApiError('PERMISSION_DENIED', 'Only the holder of the owner token may do this.');
}
