import { z } from 'zod';
import { ApiError } from '../../http/api-error';
import type { Route } from '../../http/route';
import { requireOwner } from '../access';
import type { FirestoreContext } from '../context';
import { readMessage } from '../message';
import { method, PATTERNS, parentOf } from './method';
import { refusePastReads } from './reading';

const DEFAULT_PAGE_SIZE = 100;

const listRequest = z.strictObject({
  parent: z.string().optional(),
  pageSize: z.int().min(0).default(0),
  pageToken: z.string().default(''),
  readTime: z.string().optional(),
});

/** Returns the route that lists collection ids in pages. A page token contains the last id of the previous page. */
export function listCollectionIdsRoute(context: FirestoreContext): Route {
  return method(context, 'POST', PATTERNS.ofParent('listCollectionIds'), async ({ request, caller }) => {
    const { pageSize, pageToken, readTime } = await readMessage(request, listRequest);
    requireOwner(caller);
    refusePastReads(readTime);
    const ids = context.collections.idsBelow(parentOf(request));
    const begin = pageToken ? ids.indexOf(Buffer.from(pageToken, 'base64url').toString()) + 1 : 0;
    if (pageToken && begin === 0)
      throw new ApiError(
        'INVALID_ARGUMENT',
        'pageToken must be the nextPageToken of a previous response whose last collection still exists.',
      );
    const page = ids.slice(begin, begin + (pageSize || DEFAULT_PAGE_SIZE));
    const last = page.at(-1);
    const hasMore = last !== undefined && begin + page.length < ids.length;
    return {
      body: {
        ...(page.length > 0 && { collectionIds: page }),
        ...(hasMore && { nextPageToken: Buffer.from(last).toString('base64url') }),
      },
    };
  });
}
