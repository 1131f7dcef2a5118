import type { Caller } from './auth/caller';
import { ApiError } from './http/api-error';

/** The maximum amounts in a request without a valid token. Field transforms count as writes. */
const LIMITS = {
  bytes: 256 * 1024,
  writes: 20,
  documents: 100,
  fields: 100,
  'queries in a transaction': 0,
};

type Amounts = Partial<Record<keyof typeof LIMITS, number>>;

/** Throws `PERMISSION_DENIED` if an anonymous request exceeds a limit. Does nothing for other callers. */
export type LimitAnonymous = (caller: Caller, amounts: Amounts) => void;

export function createAnonymousLimits(enabled: boolean): LimitAnonymous {
  return (caller, amounts) => {
    if (!enabled || caller.kind !== 'anonymous') return;
    for (const name of Object.keys(LIMITS) as (keyof typeof LIMITS)[]) {
      if ((amounts[name] ?? 0) <= LIMITS[name]) continue;
      throw new ApiError(
        'PERMISSION_DENIED',
        `A request without a valid token is limited to ${LIMITS[name]} ${name}.`,
      );
    }
  };
}

/** How long the rules, a query, or the writes of a commit, may be evaluated for a request without a valid token. */
export const MAX_EVALUATION_MS = 1000;

export const evaluationTooLong = () =>
  new ApiError(
    'DEADLINE_EXCEEDED',
    `A request without a valid token is evaluated for at most ${MAX_EVALUATION_MS} ms.`,
  );

/**
 * Returns a function that throws `DEADLINE_EXCEEDED` if an anonymous request has been evaluated for too long;
 * undefined for other callers.
 */
export type LimitEvaluation = (caller: Caller) => (() => void) | undefined;

export function createEvaluationLimit(
  enabled: boolean,
  now: () => number = () => performance.now(),
): LimitEvaluation {
  return ({ kind }) => {
    if (!enabled || kind !== 'anonymous') return undefined;
    const end = now() + MAX_EVALUATION_MS;
    return () => {
      if (now() > end) throw evaluationTooLong();
    };
  };
}
