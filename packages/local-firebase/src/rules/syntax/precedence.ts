import type { ExpressionNode, OperatorTail } from './tree';

/** The operators in ascending precedence. As in the official compiler, `in` and `is` bind less tightly than `==`. */
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

/** Builds a tree from a flat sequence of left-associative operators. Removes the used operators from `tails`. */
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
