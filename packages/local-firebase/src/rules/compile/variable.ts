import type { Evaluate } from '../evaluation/frame';
import { EvaluationError } from '../values/evaluation-error';
import type { RulesValue } from '../values/types';
import type { Scope } from './scope';

/** Whether the name is a variable here, and so shadows other meanings. */
export const isVariable = (name: string, scope: Scope): boolean =>
  scope.locals.has(name) || scope.captures.has(name) || name === 'request' || name === 'resource';

function known(value: RulesValue | undefined, name: string): RulesValue {
  if (value !== undefined) return value;
  throw new EvaluationError(`A list does not determine ${name}.`);
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
