import type { Caller } from '../auth/caller';
import { ApiError } from '../http/api-error';
import type { RulesMethod } from '../rules/ruleset';
import type { StorageContext } from './context';
import { objectForRules, type StoredObject } from './object';

type Access = {
  bucket: string;
  /** An object's name or, for `list`, a prefix. */
  name: string;
  resource?: StoredObject | null;
  incoming?: StoredObject | null;
};

/**
 * Checks the rules, which the owner bypasses. Every upload is a `create`, even if it replaces an object; only a change
 * of metadata is an `update`. Throws `PERMISSION_DENIED` if the rules deny the operation.
 */
export function authorize(
  context: Pick<StorageContext, 'rules' | 'now' | 'lookup' | 'logDenial' | 'limitEvaluation'>,
  caller: Caller,
  method: RulesMethod,
  access: Access,
): void {
  if (caller.kind === 'owner') return;
  const { bucket, name, resource = null, incoming = null } = access;
  const decision = context.rules().decide({
    auth: caller.kind === 'user' ? caller.auth : null,
    time: context.now(),
    lookup: { before: context.lookup, after: context.lookup },
    bucket,
    path: name === '' ? [] : name.split('/'),
    method,
    checkTime: context.limitEvaluation(caller),
    resource: resource && objectForRules(resource),
    incoming: incoming && objectForRules(incoming),
  });
  if (decision.allowed) return;
  context.logDenial({ method, path: name.split('/'), reason: decision.reason });
  throw new ApiError('PERMISSION_DENIED', 'Permission denied.');
}

export function notFound(): ApiError {
  return new ApiError('NOT_FOUND', 'Not Found.');
}
