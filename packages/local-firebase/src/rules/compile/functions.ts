import { Deferred, type Evaluate, type Frame } from '../evaluation/frame';
import type { FunctionNode, NameNode } from '../syntax/tree';
import { compileExpression } from './expression';
import type { CompiledFunction, DeclaredFunction, Scope } from './scope';

/** Source: the documented limits of Security Rules. */
const MAX_PARAMETERS = 7;
/** The outermost call and 20 levels nested inside it. Source: the documented limits of Security Rules. */
const MAX_HEIGHT = 21;

/** Returns the scope `around` with the declared functions added. Compiles every function, even if unused. */
export function declareFunctions(nodes: FunctionNode[], around: Scope): Scope {
  const functions = new Map(around.functions);
  const scope = { ...around, functions };
  const own = new Set<string>();
  for (const node of nodes) {
    if (own.has(node.name)) throw scope.source.error(`Function ${node.name} is already defined.`, node.at);
    own.add(node.name);
    functions.set(node.name, declare(node, scope));
  }
  for (const name of own) functions.get(name)?.compile();
  return scope;
}

function declare(node: FunctionNode, scope: Scope): DeclaredFunction {
  let state: CompiledFunction | 'compiling' | null = null;
  return {
    arity: node.parameters.length,
    compile() {
      if (state === 'compiling')
        throw scope.source.error(
          `Function ${node.name} must not call itself, directly or indirectly.`,
          node.at,
        );
      if (state) return state;
      state = 'compiling';
      state = compileFunction(node, scope);
      return state;
    },
  };
}

function compileFunction(node: FunctionNode, around: Scope): CompiledFunction {
  if (node.parameters.length > MAX_PARAMETERS) {
    throw around.source.error(
      `Function ${node.name} has too many parameters: the limit is ${MAX_PARAMETERS}.`,
      node.at,
    );
  }
  let height = 1;
  const onCall = (called: number) => {
    height = Math.max(height, called + 1);
    if (height > MAX_HEIGHT) throw around.source.error('Function calls are nested too deeply.', node.at);
  };
  const locals = new Map<string, number>();
  const scope = { ...around, locals, onCall };
  const bind = ({ name, at }: NameNode) => {
    if (locals.has(name)) throw scope.source.error(`Variable ${name} is already defined.`, at);
    locals.set(name, locals.size);
  };
  node.parameters.forEach(bind);
  const lets = node.lets.map((declaration) => {
    const value = compileExpression(declaration.value, scope);
    bind(declaration);
    return value;
  });
  const result = compileExpression(node.result, scope);
  return { height, call: (args) => (frame) => result(openFrame(frame, args, lets)) };
}

/** Returns the frame for a function's body, with the function's arguments and variables but not the caller's. */
function openFrame(caller: Frame, args: Evaluate[], lets: Evaluate[]): Frame {
  const frame: Frame = { ...caller, locals: args.map((argument) => new Deferred(argument, caller)) };
  for (const value of lets) {
    const variable = new Deferred(value, frame);
    frame.locals.push(variable);
    caller.evaluation.countExpression();
    variable.settle();
  }
  return frame;
}
