import type { Caller } from '../../auth/caller';
import { declaredBytes } from '../../http/declared-bytes';
import type { ApiRequest, ApiResponse, Route } from '../../http/route';
import { notFound } from '../authorize';
import type { StorageContext } from '../context';
import { checkObjectName } from '../object-name';

export type ObjectRequest = { bucket: string; name: string; caller: Caller; request: ApiRequest };

/** Returns a route for an operation on the object named in the path. */
export function objectRoute(
  context: StorageContext,
  method: Route['method'],
  handle: (asked: ObjectRequest) => Promise<ApiResponse>,
): Route {
  return {
    method,
    pattern: /^\/v0\/b\/(?<bucket>[^/]+)\/o\/(?<name>[^/]+)$/,
    encodedSlashes: true,
    handle: async (request) => {
      const bucket = checkBucket(context, request);
      const name = checkObjectName(request.params.name);
      const caller = await context.authenticate(request.headers.authorization);
      return handle({ bucket, name, caller, request });
    },
  };
}

/** Returns a route for an operation on the bucket. */
export function bucketRoute(
  context: StorageContext,
  method: Route['method'],
  handle: (asked: Omit<ObjectRequest, 'name'>) => Promise<ApiResponse>,
): Route {
  return {
    method,
    pattern: /^\/v0\/b\/(?<bucket>[^/]+)\/o$/,
    handle: async (request) => {
      const bucket = checkBucket(context, request);
      const caller = await context.authenticate(request.headers.authorization);
      context.limitAnonymous(caller, { bytes: declaredBytes(request.headers) });
      return handle({ bucket, caller, request });
    },
  };
}

/** Returns the bucket in the path. Throws `NOT_FOUND` for any bucket other than the configured one. */
function checkBucket(context: StorageContext, { params }: ApiRequest): string {
  if (params.bucket !== context.bucket) throw notFound();
  return context.bucket;
}
