import { compare, isIn } from '../evaluation/compare';
import type { Evaluate } from '../evaluation/frame';
import { not, shortCircuit } from '../evaluation/logic';
import { arithmetic, negation } from '../library/operators';
import { callOverload } from '../library/overload';
import type { BinaryOperator, UnaryOperator } from '../syntax/tree';
import { EvaluationError } from '../values/evaluation-error';
import { typeOf } from '../values/type-of';
import type { Scope } from './scope';

/**
 * The type names that `is` accepts. No value is a `vector`. As in the official evaluators, `is set` is false even for a
 * set.
 */
const TYPE_NAMES = new Set([
  ...['bool', 'bytes', 'constraint', 'duration', 'float', 'int', 'latlng', 'list', 'map', 'map_diff'],
  ...['number', 'path', 'set', 'string', 'timestamp', 'vector'],
]);

export function compileBinary(operator: BinaryOperator, left: Evaluate, right: Evaluate): Evaluate {
  switch (operator) {
    case '&&':
      return shortCircuit(left, right, false);
    case '||':
      return shortCircuit(left, right, true);
    case 'in':
      return (frame) => isIn(left(frame), right(frame));
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return (frame) => callOverload(operator, arithmetic[operator], [left(frame), right(frame)]);
    default:
      return (frame) => compare(operator, left(frame), right(frame));
  }
}

export function compileUnary(operator: UnaryOperator, operand: Evaluate): Evaluate {
  if (operator === '!') return not(operand);
  return (frame) => callOverload('-', negation, [operand(frame)]);
}

export function compileIs(operand: Evaluate, type: string, at: number, scope: Scope): Evaluate {
  if (!TYPE_NAMES.has(type)) throw scope.source.error(`Unknown type after 'is': ${type}.`, at);
  return (frame) => {
    const actual = typeOf(operand(frame));
    frame.evaluation.countExpression();
    if (actual === 'constraint' && type !== actual)
      throw new EvaluationError("The query does not determine the value's type.");
    if (actual === 'set') return false;
    return actual === type || (type === 'number' && (actual === 'int' || actual === 'float'));
  };
}
