import { equals } from '../values/equals';
import { EvaluationError } from '../values/evaluation-error';
import { type Comparison, order, satisfies } from '../values/order';
import { RulesSet } from '../values/rules-set';
import type { ConstraintPart, FieldConstraint, RulesValue } from '../values/types';

type Operator = Comparison | '==' | '!=';

const unproven = () => new EvaluationError('The query does not prove this.');

/**
 * For each relation of a field to a bound, the relations to another value that follow. Each function receives the
 * result of comparing the bound with that value: negative, zero or positive.
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

/** Like `follows`, but values that cannot be compared prove nothing. */
function proves(part: ConstraintPart, operator: Operator, value: RulesValue): boolean {
  try {
    return follows(part, operator, value);
  } catch (error) {
    if (error instanceof EvaluationError) return false;
    throw error;
  }
}

/**
 * Returns true if the query guarantees the comparison for every document. Otherwise throws, because the comparison may
 * or may not hold.
 */
export function proveComparison({ parts }: FieldConstraint, operator: Operator, value: RulesValue): boolean {
  if (parts.some((part) => proves(part, operator, value))) return true;
  throw unproven();
}

/** Returns true if the query guarantees that the list contains at least one of `items`. Otherwise throws. */
export function proveContains({ parts }: FieldConstraint, items: RulesValue[]): boolean {
  const isGuaranteed = ({ operator, value }: ConstraintPart, item: RulesValue) =>
    operator === 'contains' && areComparable(value, item) && equals(value, item);
  if (parts.some((part) => items.some((item) => isGuaranteed(part, item)))) return true;
  throw unproven();
}

/**
 * Returns true if the query guarantees that the value is in `container`, and false if it guarantees that it is not.
 * Otherwise throws.
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
