import type { ExpressionNode, PathSegmentNode } from 'local-firebase/rules/syntax';

/** A small change to a rules file: the text from `from` to `to` becomes `text`. */
export type Change = { from: number; to: number; text: string; change: string };

/** `within` names the enclosing function, or the enclosing match and the statement's methods. */
export type Mutant = Change & { within: string };

/** Returns the start of an expression. Some nodes, such as binary operations, record only their operator's position. */
export function startOf(node: ExpressionNode): number {
  switch (node.kind) {
    case 'binary':
      return startOf(node.left);
    case 'is':
      return startOf(node.operand);
    case 'member':
    case 'index':
    case 'slice':
    case 'method':
      return startOf(node.object);
    default:
      return node.at;
  }
}

const embedded = (segments: PathSegmentNode[]) =>
  segments.flatMap((segment) => (segment.kind === 'embedded' ? [segment.value] : []));

/** Returns an expression's direct children. */
export function partsOf(node: ExpressionNode): ExpressionNode[] {
  switch (node.kind) {
    case 'binary':
      return [node.left, node.right];
    case 'is':
    case 'unary':
      return [node.operand];
    case 'group':
      return [node.inner];
    case 'conditional':
      return [node.condition, node.yes, node.no];
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return embedded(node.segments);
    case 'member':
      return [node.object];
    case 'index':
      return [node.object, node.index];
    case 'call':
      return node.args;
    case 'method':
      return [node.object, ...node.args];
    default:
      return [];
  }
}

export const replacing = (node: ExpressionNode, text: string, change: string): Change => ({
  from: startOf(node),
  to: node.end,
  text,
  change,
});
