import type { Evaluate, Frame } from '../evaluation/frame';
import { toText } from '../library/conversions';
import type { ExpressionNode, PathSegmentNode } from '../syntax/tree';
import { EvaluationError } from '../values/evaluation-error';
import { isInt64 } from '../values/integer';
import { decodeSegment, Path, type PathSegment } from '../values/path';
import type { RulesValue } from '../values/types';
import type { Scope } from './scope';

type Compile = (node: ExpressionNode) => Evaluate;
type NodeOf<Kind extends ExpressionNode['kind']> = Extract<ExpressionNode, { kind: Kind }>;

export const constant =
  (value: RulesValue): Evaluate =>
  () =>
    value;

/**
 * Wraps `evaluate` so that each call counts as one more expression. The official evaluator counts path segments and the
 * minus signs of negative numbers.
 */
const counted =
  <Result>(evaluate: (frame: Frame) => Result) =>
  (frame: Frame): Result => {
    frame.evaluation.countExpression();
    return evaluate(frame);
  };

export function compileInteger(node: NodeOf<'integer'>, scope: Scope): Evaluate {
  const value = BigInt(node.digits);
  if (!isInt64(value)) throw scope.source.error(`Invalid number literal ${node.digits}.`, node.at);
  return value < 0n ? counted(constant(value)) : constant(value);
}

export function compileList(node: NodeOf<'list'>, compile: Compile): Evaluate {
  const items = node.items.map(compile);
  return (frame) => items.map((item) => item(frame));
}

export function compileMap(node: NodeOf<'map'>, compile: Compile): Evaluate {
  const entries = node.entries.map(({ key, value }) => ({ key: compile(key), value: compile(value) }));
  return (frame) => {
    const map = new Map<string, RulesValue>();
    for (const entry of entries) {
      const key = entry.key(frame);
      if (typeof key !== 'string') throw new EvaluationError('A map key must be a string.');
      map.set(key, entry.value(frame));
    }
    return map;
  };
}

function embedded(value: RulesValue): readonly PathSegment[] {
  return value instanceof Path ? value.segments : [toText(value)];
}

type SegmentsOf = (frame: Frame) => readonly PathSegment[];

/** Returns the decoded text of a literal path segment. Throws a `RulesError` for an invalid escape. */
export function plainText(segment: Extract<PathSegmentNode, { kind: 'plain' }>, scope: Scope): string {
  try {
    return decodeSegment(segment.text);
  } catch (error) {
    throw error instanceof EvaluationError ? scope.source.error(error.message, segment.at) : error;
  }
}

function compileSegment(segment: PathSegmentNode, scope: Scope, compile: Compile): SegmentsOf {
  if (segment.kind === 'embedded') {
    const value = compile(segment.value);
    return (frame) => embedded(value(frame));
  }
  const { kind } = segment;
  const fixed = [
    kind === 'plain' ? plainText(segment, scope) : { name: segment.name, recursive: segment.recursive },
  ];
  return counted(() => fixed);
}

export function compilePath(node: NodeOf<'path'>, scope: Scope, compile: Compile): Evaluate {
  const segments = node.segments.map((segment) => compileSegment(segment, scope, compile));
  return (frame) => new Path(segments.flatMap((segment) => segment(frame)));
}
