import type { ExpressionNode } from 'local-firebase/rules/syntax';
import { type Change, partsOf, replacing, startOf } from './mutant';

/** For each comparison, the comparison that differs from it only at the limit. */
const OTHER_EDGE: Record<string, string> = { '<=': '<', '<': '<=', '>=': '>', '>': '>=' };

/** Returns the operands of a chain of the same operator, such as `a && b && c`. */
function operandsOf(node: ExpressionNode, operator: string): ExpressionNode[] {
  return node.kind === 'binary' && node.operator === operator
    ? [...operandsOf(node.left, operator), ...operandsOf(node.right, operator)]
    : [node];
}

/**
 * Returns the mutants of a value: integers and limits changed by one, conditions made constant, and list items removed.
 */
function valueMutants(node: ExpressionNode): Change[] {
  const inner = partsOf(node).flatMap(valueMutants);
  if (node.kind === 'integer') return [replacing(node, String(Number(node.digits) + 1), 'one more')];
  if (node.kind === 'conditional') return [...choices(node), ...inner];
  if (node.kind === 'binary' && OTHER_EDGE[node.operator]) {
    const { at, operator } = node;
    const edge = {
      from: at,
      to: at + operator.length,
      text: OTHER_EDGE[operator] ?? '',
      change: 'limit shifted',
    };
    return [edge, ...inner];
  }
  if (node.kind === 'list') {
    return [...node.items.map((item, index) => withoutItem(node.items, index, item)), ...inner];
  }
  return inner;
}

/** Removes a list item with its comma. */
function withoutItem(items: ExpressionNode[], index: number, item: ExpressionNode): Change {
  const before = items[index - 1];
  const after = items[index + 1];
  if (before) return { from: before.end, to: item.end, text: '', change: 'left out' };
  return { from: startOf(item), to: after ? startOf(after) : item.end, text: '', change: 'left out' };
}

function choices(node: Extract<ExpressionNode, { kind: 'conditional' }>): Change[] {
  return [
    replacing(node.condition, 'true', 'always true'),
    replacing(node.condition, 'false', 'always false'),
  ];
}

/** Returns the mutants of an operand. `neutral` is the value that has no effect on the surrounding expression. */
function clauseMutants(node: ExpressionNode, neutral: 'true' | 'false', source: string): Change[] {
  const text = source.slice(startOf(node), node.end);
  return [
    replacing(node, neutral, 'removed'),
    replacing(node, `!(${text})`, 'inverted'),
    ...booleanMutants(node, source),
  ];
}

/** Returns the mutants of the parts of a boolean expression. */
export function booleanMutants(node: ExpressionNode, source: string): Change[] {
  if (node.kind === 'group') return booleanMutants(node.inner, source);
  if (node.kind === 'binary' && (node.operator === '&&' || node.operator === '||')) {
    const neutral = node.operator === '&&' ? 'true' : 'false';
    return operandsOf(node, node.operator).flatMap((operand) => clauseMutants(operand, neutral, source));
  }
  if (node.kind === 'conditional') {
    const { condition, yes, no } = node;
    return [
      ...choices(node),
      ...valueMutants(condition),
      ...[yes, no].flatMap((branch) => booleanMutants(branch, source)),
    ];
  }
  return valueMutants(node);
}
