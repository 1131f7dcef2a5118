import { z } from 'zod';
import { ApiError } from '../../http/api-error';
import type { ApiResponse } from '../../http/route';
import { authorize } from '../authorize';
import type { StorageContext } from '../context';
import { listObjects } from '../list-objects';
import type { ObjectRequest } from './object-route';

const MAX_RESULTS = 1000;
const Query = z.object({
  prefix: z
    .string()
    .regex(/^$|\/$/, 'must be empty or end with a slash')
    .default(''),
  delimiter: z.enum(['', '/']).default(''),
  maxResults: z.coerce.number().int().min(1).default(MAX_RESULTS),
  pageToken: z.string().default(''),
});

/** Lists the objects under a prefix, in pages. Omits names with empty segments, which the SDK cannot represent. */
export async function listBucket(
  context: StorageContext,
  asked: Omit<ObjectRequest, 'name'>,
): Promise<ApiResponse> {
  const { bucket, caller, request } = asked;
  const query = Query.safeParse(Object.fromEntries(request.query));
  if (!query.success) throw new ApiError('INVALID_ARGUMENT', z.prettifyError(query.error));
  authorize(context, caller, 'list', { bucket, name: query.data.prefix.replace(/\/+$/, '') });
  const maxResults = Math.min(query.data.maxResults, MAX_RESULTS);
  const { prefixes, items, nextPageToken } = listObjects(context.objects, bucket, {
    ...query.data,
    maxResults,
  });
  return {
    body: {
      prefixes: prefixes.filter((prefix) => hasReference(prefix.slice(0, -1))),
      items: items.filter(hasReference).map((name) => ({ name, bucket })),
      ...(nextPageToken !== undefined && { nextPageToken }),
    },
  };
}

function hasReference(name: string): boolean {
  return !name.split('/').includes('');
}
