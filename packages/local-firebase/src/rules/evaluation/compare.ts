import { Constraint } from '../values/constraint';
import { equals, sameValues } from '../values/equals';
import { EvaluationError } from '../values/evaluation-error';
import { type Comparison, satisfies } from '../values/order';
import { RulesSet } from '../values/rules-set';
import { isElement } from '../values/set-of';
import type { RulesValue } from '../values/types';
import { proveComparison, proveContains, proveIn } from './proof';

export function compare(operator: Comparison | '==' | '!=', left: RulesValue, right: RulesValue): boolean {
  if (left instanceof Constraint) return proveComparison(left, operator, right);
  if (right instanceof Constraint) return proveComparison(right, MIRRORED[operator], left);
  if (operator === '==') return equals(left, right);
  if (operator === '!=') return !equals(left, right);
  return satisfies(operator, left, right);
}

/** The equivalent of each operator when its operands are swapped. */
const MIRRORED = { '==': '==', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

/** Compares an element of a list with a value. An int never equals a float, and the sign of zero is ignored. */
const isSameElement = (left: RulesValue, right: RulesValue) =>
  typeof left === 'number' && typeof right === 'number' ? left === right : sameValues(left, right);

/** Evaluates the `in` operator. Throws an `EvaluationError` if the operands have the wrong types. */
export function isIn(item: RulesValue, container: RulesValue): boolean {
  if (container instanceof Constraint) return proveContains(container, [item]);
  if (item instanceof Constraint) return proveIn(item, container);
  if (Array.isArray(container)) return container.some((candidate) => isSameElement(candidate, item));
  if (container instanceof RulesSet) return isElement(item, container);
  if (container instanceof Map && typeof item === 'string') return container.has(item);
  throw new EvaluationError(
    'The right operand of `in` must be a list or a set, or a map if the left operand is a string.',
  );
}
