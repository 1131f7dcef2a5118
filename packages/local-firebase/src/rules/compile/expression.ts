import { element, property, range } from '../evaluation/access';
import type { Evaluate } from '../evaluation/frame';
import { conditional } from '../evaluation/logic';
import type { ExpressionNode } from '../syntax/tree';
import { compileCall, compileMethod } from './calls';
import { compileInteger, compileList, compileMap, compilePath, constant } from './literals';
import { compileBinary, compileIs, compileUnary } from './operators';
import type { Scope } from './scope';
import { compileVariable } from './variable';

/** The maximum depth of an expression's tree, as in the official compiler. */
const MAX_DEPTH = 99;

/** Compiles an expression to a function that evaluates it. Throws a `RulesError` if the expression is invalid. */
export function compileExpression(node: ExpressionNode, scope: Scope, depth = 1): Evaluate {
  if (depth > MAX_DEPTH) throw scope.source.error('Expression is too complex to evaluate safely.', node.at);
  // The part before a dot or bracket does not add depth.
  const run = compileNode(node, scope, (child) =>
    compileExpression(child, scope, 'object' in node && child === node.object ? depth : depth + 1),
  );
  if (node.kind === 'group') return run;
  return (frame) => {
    frame.evaluation.countExpression();
    return run(frame);
  };
}

function compileNode(
  node: ExpressionNode,
  scope: Scope,
  compile: (node: ExpressionNode) => Evaluate,
): Evaluate {
  switch (node.kind) {
    case 'literal':
      return constant(node.value);
    case 'integer':
      return compileInteger(node, scope);
    case 'bytes':
      return constant(Buffer.concat(node.parts.map(({ text, encoding }) => Buffer.from(text, encoding))));
    case 'list':
      return compileList(node, compile);
    case 'map':
      return compileMap(node, compile);
    case 'path':
      return compilePath(node, scope, compile);
    case 'variable':
      return compileVariable(node.name, node.at, scope);
    case 'group':
      return compile(node.inner);
    case 'unary':
      return compileUnary(node.operator, compile(node.operand));
    case 'binary':
      return compileBinary(node.operator, compile(node.left), compile(node.right));
    case 'is':
      return compileIs(compile(node.operand), node.type, node.at, scope);
    case 'conditional':
      return conditional(compile(node.condition), compile(node.yes), compile(node.no));
    case 'call':
      return compileCall(node.name, node.at, node.args, scope, compile);
    case 'method':
      return compileMethod(node, scope, compile);
    default:
      return compileAccess(node, compile);
  }
}

function compileAccess(
  node: Extract<ExpressionNode, { kind: 'member' | 'index' | 'slice' }>,
  compile: (node: ExpressionNode) => Evaluate,
): Evaluate {
  const object = compile(node.object);
  if (node.kind === 'member') return (frame) => property(object(frame), node.name);
  if (node.kind === 'index') {
    const index = compile(node.index);
    return (frame) => element(object(frame), index(frame));
  }
  const from = node.from && compile(node.from);
  const to = node.to && compile(node.to);
  return (frame) => range(object(frame), from?.(frame), to?.(frame));
}
