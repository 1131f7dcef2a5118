import type { ExpressionNode, OperatorTail } from './tree';

/** The operators from loosest to tightest, as the official compiler binds them: `is` and `in` are looser than `==`. */
const LEVELS = [
  ['||'],
  ['&&'],
  ['in'],
  ['is'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const LEVEL_OF = new Map(
  LEVELS.flatMap((operators, level) => operators.map((operator) => [operator, level])),
);

const levelOf = (tail: OperatorTail) => LEVEL_OF.get(tail.operator) ?? 0;

/** Builds the tree of a flat operator sequence; all operators associate to the left. Consumes `tails`. */
export function combineOperators(head: ExpressionNode, tails: OperatorTail[], least = 0): ExpressionNode {
  let left = head;
  for (let tail = tails[0]; tail && levelOf(tail) >= least; tail = tails[0]) {
    tails.shift();
    if (tail.operator === 'is') {
      left = { kind: 'is', at: tail.at, end: tail.end, operand: left, type: tail.type };
    } else {
      const right = combineOperators(tail.right, tails, levelOf(tail) + 1);
      left = { kind: 'binary', at: tail.at, end: right.end, operator: tail.operator, left, right };
    }
  }
  return left;
}
