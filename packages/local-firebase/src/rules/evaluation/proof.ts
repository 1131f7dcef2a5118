import { equals } from '../values/equals';
import { EvaluationError } from '../values/evaluation-error';
import { type Comparison, order, satisfies } from '../values/order';
import { RulesSet } from '../values/rules-set';
import type { ConstraintPart, FieldConstraint, RulesValue } from '../values/types';

type Operator = Comparison | '==' | '!=';

const unproven = () => new EvaluationError('The query does not guarantee the result of this expression.');

/**
 * `FOLLOWS[outer][inner]` returns whether `field outer bound` implies `field inner value`. Its argument is the result
 * of comparing the bound with the value: negative, zero or positive.
 */
const FOLLOWS: Record<Comparison, Partial<Record<Operator, (boundOrder: number) => boolean>>> = {
  '>': { '>': (bound) => bound >= 0, '>=': (bound) => bound >= 0, '!=': (bound) => bound >= 0 },
  '>=': { '>': (bound) => bound > 0, '>=': (bound) => bound >= 0, '!=': (bound) => bound > 0 },
  '<': { '<': (bound) => bound <= 0, '<=': (bound) => bound <= 0, '!=': (bound) => bound <= 0 },
  '<=': { '<': (bound) => bound < 0, '<=': (bound) => bound <= 0, '!=': (bound) => bound < 0 },
};

/** Official evaluators compare an int bound with a float, but not a float bound with an int. */
const areComparable = (bound: RulesValue, value: RulesValue) =>
  !(typeof bound === 'number' && typeof value === 'bigint');

function follows(part: ConstraintPart, operator: Operator, value: RulesValue): boolean {
  // Only the filter `== null` matches documents in which the field is null.
  if (operator === '!=' && value === null) return part.operator !== '==' || part.value !== null;
  if (part.operator === 'contains' || !areComparable(part.value, value)) return false;
  if (part.operator === '!=') return operator === '!=' && equals(part.value, value);
  if (part.operator === '==') {
    if (operator === '==') return equals(part.value, value);
    return operator === '!=' ? !equals(part.value, value) : satisfies(operator, part.value, value);
  }
  return FOLLOWS[part.operator][operator]?.(order(part.value, value)) ?? false;
}

/** Like `follows`, but returns false if the values cannot be compared. */
function proves(part: ConstraintPart, operator: Operator, value: RulesValue): boolean {
  try {
    return follows(part, operator, value);
  } catch (error) {
    if (error instanceof EvaluationError) return false;
    throw error;
  }
}

/**
 * Returns true if the query guarantees the comparison for every document. Otherwise throws an `EvaluationError`,
 * because the comparison might not hold.
 */
export function proveComparison({ parts }: FieldConstraint, operator: Operator, value: RulesValue): boolean {
  if (parts.some((part) => proves(part, operator, value))) return true;
  throw unproven();
}

/**
 * Returns true if the query guarantees that the field's list contains at least one of `items`. Otherwise throws an
 * `EvaluationError`.
 */
export function proveContains({ parts }: FieldConstraint, items: RulesValue[]): boolean {
  const isGuaranteed = ({ operator, value }: ConstraintPart, item: RulesValue) =>
    operator === 'contains' && areComparable(value, item) && equals(value, item);
  if (parts.some((part) => items.some((item) => isGuaranteed(part, item)))) return true;
  throw unproven();
}

/**
 * Returns true if the query guarantees that `container` contains the field's value, and false if the query guarantees
 * the opposite. Otherwise throws an `EvaluationError`.
 */
export function proveIn({ parts }: FieldConstraint, container: RulesValue): boolean {
  const items = container instanceof RulesSet ? container.values() : container;
  if (!Array.isArray(items)) throw unproven();
  const isProven = (operator: Operator) => (item: RulesValue) =>
    parts.some((part) => proves(part, operator, item));
  if (items.some(isProven('=='))) return true;
  if (items.every(isProven('!='))) return false;
  throw unproven();
}
