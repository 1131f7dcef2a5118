import { EvaluationError } from '../values/evaluation-error';
import type { Evaluate, Frame } from './frame';

export function evaluateBoolean(evaluate: Evaluate, frame: Frame): boolean {
  const value = evaluate(frame);
  if (typeof value === 'boolean') return value;
  throw new EvaluationError('Type error. Expected: [bool].');
}

/** Returns the operand's value, or the `EvaluationError` that its evaluation throws. */
function attempt(evaluate: Evaluate, frame: Frame): boolean | EvaluationError {
  try {
    return evaluateBoolean(evaluate, frame);
  } catch (error) {
    if (error instanceof EvaluationError) return error;
    throw error;
  }
}

// The official evaluator counts one more expression when it evaluates the second operand of `&&` or `||`, or a branch of
// a conditional.

/**
 * Compiles `&&` (`deciding` is false) or `||` (`deciding` is true). If one operand has the deciding value, an error in
 * the other is ignored.
 */
export function shortCircuit(left: Evaluate, right: Evaluate, deciding: boolean): Evaluate {
  return (frame) => {
    const first = attempt(left, frame);
    if (first === deciding) return deciding;
    frame.evaluation.countExpression();
    const second = evaluateBoolean(right, frame);
    if (second === deciding || typeof first === 'boolean') return second;
    throw first;
  };
}

export const not =
  (operand: Evaluate): Evaluate =>
  (frame) =>
    !evaluateBoolean(operand, frame);

export const conditional =
  (condition: Evaluate, yes: Evaluate, no: Evaluate): Evaluate =>
  (frame) => {
    const branch = evaluateBoolean(condition, frame) ? yes : no;
    frame.evaluation.countExpression();
    return branch(frame);
  };
