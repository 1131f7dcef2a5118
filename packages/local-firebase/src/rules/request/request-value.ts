import type { FirestoreRequest, RulesAuth, StorageRequest } from '../ruleset';
import { mapFromJson } from '../values/from-json';
import { Path } from '../values/path';
import { Timestamp } from '../values/timestamp';
import type { RulesMap, RulesValue } from '../values/types';

function authValue(auth: RulesAuth): RulesValue {
  if (!auth) return null;
  return new Map<string, RulesValue>([
    ['uid', auth.uid],
    ['token', mapFromJson(auth.token)],
  ]);
}

/** Returns the properties of `request` that both services share. `path` starts at the service's root. */
export function requestValue(request: FirestoreRequest | StorageRequest, path: string[]): RulesMap {
  return new Map<string, RulesValue>([
    ['auth', authValue(request.auth)],
    ['method', request.method],
    ['path', new Path(path)],
    ['time', Timestamp.fromMillis(BigInt(request.time.getTime()))],
  ]);
}
