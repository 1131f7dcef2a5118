import type { Evaluate } from '../evaluation/frame';
import { functions, methods, namespaces } from '../library';
import { callOverload, type Overload, takes } from '../library/overload';
import { tryPattern } from '../library/pattern';
import type { ExpressionNode } from '../syntax/tree';
import { EvaluationError } from '../values/evaluation-error';
import { Path } from '../values/path';
import type { Scope } from './scope';
import { isVariable } from './variable';

type Compile = (node: ExpressionNode) => Evaluate;

const TAKES_PATTERN = new Set(['matches', 'replace', 'split']);

const arityError = (name: string, at: number, scope: Scope) =>
  scope.source.error(`Incorrect number of arguments supplied to function: ${name}.`, at);

function compileOverloads(name: string, overloads: readonly Overload[], args: Evaluate[]): Evaluate {
  return (frame) =>
    callOverload(
      name,
      overloads,
      args.map((argument) => argument(frame)),
    );
}

/** Compiles a call to a function that the file declares, the service provides or the language includes. */
export function compileCall(
  name: string,
  at: number,
  args: ExpressionNode[],
  scope: Scope,
  compile: Compile,
): Evaluate {
  const compiledArgs = args.map(compile);
  const declared = scope.functions.get(name);
  if (declared) {
    if (declared.arity !== args.length) throw arityError(name, at, scope);
    const compiled = declared.compile();
    scope.onCall(compiled.height);
    return compiled.call(compiledArgs);
  }
  const read = scope.documentFunctions.get(name);
  if (read) {
    const [argument] = compiledArgs;
    if (!argument || compiledArgs.length > 1) throw arityError(name, at, scope);
    return (frame) => {
      const path = argument(frame);
      if (!(path instanceof Path))
        throw new EvaluationError(`Unsupported operation error. Expected: ${name}(path).`);
      return read(frame.evaluation.documents, path);
    };
  }
  const overloads = functions.get(name);
  if (!overloads) throw scope.source.error(`Unknown function: ${name}.`, at);
  if (!takes(overloads, args.length)) throw arityError(name, at, scope);
  return compileOverloads(name, overloads, compiledArgs);
}

function checkPattern(name: string, [pattern]: ExpressionNode[], scope: Scope): void {
  if (!TAKES_PATTERN.has(name) || pattern?.kind !== 'literal' || typeof pattern.value !== 'string') return;
  if (tryPattern(pattern.value)) return;
  throw scope.source.error(`Invalid regular expression pattern. Pattern: ${pattern.value}.`, pattern.at);
}

/** Compiles a call with a dot before its name: a call to a namespace's function or to a value's method. */
export function compileMethod(
  node: Extract<ExpressionNode, { kind: 'method' }>,
  scope: Scope,
  compile: Compile,
): Evaluate {
  const { object, name, args } = node;
  if (object.kind === 'variable' && !isVariable(object.name, scope)) {
    const inNamespace = `${object.name}.${name}`;
    const isNamespace = namespaces.has(object.name) || scope.documentFunctions.has(inNamespace);
    if (isNamespace)
      return compileCall(inNamespace, node.at, args, { ...scope, functions: new Map() }, compile);
  }
  const overloads = methods.get(name);
  if (!overloads) throw scope.source.error(`Unknown function: ${name}.`, node.at);
  if (!takes(overloads, args.length + 1)) throw arityError(name, node.at, scope);
  checkPattern(name, args, scope);
  return compileOverloads(name, overloads, [object, ...args].map(compile));
}
