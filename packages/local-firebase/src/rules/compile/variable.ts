import type { Evaluate } from '../evaluation/frame';
import { EvaluationError } from '../values/evaluation-error';
import type { RulesValue } from '../values/types';
import type { Scope } from './scope';

/** Returns whether the name is a variable in this scope. A variable hides a namespace of the same name. */
export const isVariable = (name: string, scope: Scope): boolean =>
  scope.locals.has(name) || scope.captures.has(name) || name === 'request' || name === 'resource';

function known(value: RulesValue | undefined, name: string): RulesValue {
  if (value !== undefined) return value;
  throw new EvaluationError(`Variable ${name} has no value for this query.`);
}

export function compileVariable(name: string, at: number, scope: Scope): Evaluate {
  const local = scope.locals.get(name);
  if (local !== undefined) return ({ locals }) => locals[local]?.value ?? null;
  const capture = scope.captures.get(name);
  if (capture !== undefined) {
    return ({ captures }) => known(captures[capture], name);
  }
  if (name === 'request') return ({ evaluation }) => evaluation.request;
  if (name === 'resource') return ({ evaluation }) => known(evaluation.resource, name);
  throw scope.source.error(`Unknown variable: ${name}.`, at);
}
