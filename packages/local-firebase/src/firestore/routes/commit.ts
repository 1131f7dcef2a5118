import { z } from 'zod';
import { ApiError } from '../../http/api-error';
import type { Route } from '../../http/route';
import type { CommitResult } from '../commit/commit';
import { readWrites } from '../commit/read-writes';
import { write } from '../commit/schema';
import type { FirestoreContext } from '../context';
import { isObject, readMessage } from '../message';
import { formatTime } from '../time';
import { method, PATTERNS } from './method';

const commitRequest = z.strictObject({
  database: z.string().optional(),
  writes: z.array(write).default([]),
  transaction: z.string().optional(),
});

function answer({ commitTime, results }: CommitResult): object {
  const writeResults = results.map(({ updateTime, transformResults }) => ({
    ...(updateTime !== undefined && { updateTime: formatTime(updateTime) }),
    ...(transformResults.length > 0 && { transformResults }),
  }));
  return { ...(writeResults.length > 0 && { writeResults }), commitTime: formatTime(commitTime) };
}

const memberOf = (json: unknown, name: string) => (isObject(json) ? json[name] : undefined);
const lengthOf = (json: unknown) => (Array.isArray(json) ? json.length : 0);

/** Returns the number of writes and transforms in JSON that has not been validated. */
function writesIn(json: unknown): number {
  const writes = memberOf(json, 'writes');
  if (!Array.isArray(writes)) return 0;
  return writes.reduce((sum, one) => {
    const transforms = memberOf(memberOf(one, 'transform'), 'fieldTransforms');
    return sum + 1 + lengthOf(memberOf(one, 'updateTransforms')) + lengthOf(transforms);
  }, 0);
}

export function commitRoute(context: FirestoreContext): Route {
  const { root, transactions, committer, limitAnonymous } = context;
  return method(context, 'POST', PATTERNS.ofDatabase('commit'), async ({ request, caller }) => {
    const body = await readMessage(request, commitRequest, (json) =>
      limitAnonymous(caller, { writes: writesIn(json) }),
    );
    const transaction = body.transaction ? transactions.get(body.transaction) : null;
    const writes = readWrites(root, body.writes);
    if (transaction?.snapshot && writes.length > 0) {
      throw new ApiError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.');
    }
    if (transaction) transactions.end(transaction.id);
    return { body: answer(committer.commit(caller, writes, transaction)) };
  });
}
