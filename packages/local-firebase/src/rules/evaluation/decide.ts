import type { Clause } from '../compile/matches';
import { type AskedSegment, matchPath } from '../compile/pattern';
import type { Decision, RulesMethod } from '../ruleset';
import { EvaluationError } from '../values/evaluation-error';
import type { Evaluation } from './frame';
import { evaluateBoolean } from './logic';

/** Allows the request if any clause allows `method` on `path`, and denies it otherwise. */
export function decide(
  clauses: Clause[],
  method: RulesMethod,
  path: AskedSegment[],
  evaluation: Evaluation,
): Decision {
  const refusals: string[] = [];
  for (const clause of clauses) {
    const captures = clause.methods.has(method) ? matchPath(clause.pattern, path) : null;
    if (!captures) continue;
    try {
      const frame = { evaluation, captures, locals: [] };
      if (!clause.condition || evaluateBoolean(clause.condition, frame)) {
        return { allowed: true, reason: `allowed by line ${clause.line}` };
      }
      refusals.push(`line ${clause.line}: false`);
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      refusals.push(`line ${clause.line}: ${error.message}`);
    }
  }
  return {
    allowed: false,
    reason: refusals.join('; ') || `no allow statement for ${method} matches the path`,
  };
}

/**
 * Denies the request if `run` throws an `EvaluationError`, for example because a latitude exceeds 90 degrees or a query
 * has too many alternatives.
 */
export function denyUnlessValid(run: () => Decision): Decision {
  try {
    return run();
  } catch (error) {
    if (error instanceof EvaluationError) return { allowed: false, reason: error.message };
    throw error;
  }
}
