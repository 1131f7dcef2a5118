import type { ExpressionNode, PathSegmentNode } from 'local-firebase/rules/syntax';

/** One small change of a rules file: the text from `from` to `to` becomes `text`. */
export type Change = { from: number; to: number; text: string; change: string };

/** `within`: the function, or the match and the methods, that the change is in. */
export type Mutant = Change & { within: string };

/** Where an expression begins; operations know the place of their operator only. */
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

/** The expressions directly inside one. */
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
