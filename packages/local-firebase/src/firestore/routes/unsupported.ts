import { ApiError } from '../../http/api-error';
import type { Route } from '../../http/route';
import type { FirestoreContext } from '../context';
import { method, PATTERNS } from './method';

/** Firestore methods that this backend rejects with `UNIMPLEMENTED`. */
const NAMES = ['batchWrite', 'executePipeline', 'listen', 'partitionQuery', 'write'];

export function unsupportedRoutes(context: FirestoreContext): Route[] {
  return NAMES.map((name) =>
    method(context, 'POST', PATTERNS.ofParent(name), async () => {
      throw new ApiError('UNIMPLEMENTED', `local-firebase does not support ${name}.`);
    }),
  );
}
