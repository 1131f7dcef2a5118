import { ApiError } from '../../http/api-error';
import type { Route } from '../../http/route';
import type { FirestoreContext } from '../context';
import { method, PATTERNS } from './method';

/** Methods of Firestore that there are, and that this backend says plainly it has not. */
const NAMES = ['batchWrite', 'executePipeline', 'listen', 'partitionQuery', 'write'];

export function unsupportedRoutes(context: FirestoreContext): Route[] {
  return NAMES.map((name) =>
    method(context, 'POST', PATTERNS.ofParent(name), async () => {
      throw new ApiError('UNIMPLEMENTED', `local-firebase does not support ${name}.`);
    }),
  );
}
