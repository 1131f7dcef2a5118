import { EvaluationError } from '../values/evaluation-error';
import { Path } from '../values/path';
import type { RulesValue } from '../values/types';

export function property(object: RulesValue, name: string): RulesValue {
  const value = object instanceof Map ? object.get(name) : undefined;
  if (value !== undefined) return value;
  throw new EvaluationError(`Property ${name} is undefined on object.`);
}

/** Returns the length and a slice function of a string, list or path. Throws for any other value. */
function sequenceOf(object: RulesValue): { length: number; slice(from: number, to: number): RulesValue } {
  if (typeof object === 'string' || Array.isArray(object)) {
    return { length: object.length, slice: (from, to) => object.slice(from, to) };
  }
  if (object instanceof Path) {
    const { segments } = object;
    return { length: segments.length, slice: (from, to) => new Path(segments.slice(from, to)) };
  }
  throw new EvaluationError('Unsupported operation error. The value cannot be indexed by position.');
}

function boundSegments({ plain }: Path): string[] {
  if (plain) return plain;
  throw new EvaluationError('A variable is not bound in the path template.');
}

function checkBounds(position: bigint, length: number): number {
  if (position >= 0n && position < BigInt(length)) return Number(position);
  throw new EvaluationError(`Index out of bound error. Index: [${position}], size: [${length}].`);
}

export function element(object: RulesValue, index: RulesValue): RulesValue {
  if (typeof index === 'string') return property(object, index);
  if (typeof index !== 'bigint') throw new EvaluationError('An index must be an int or a string.');
  const position = checkBounds(index, sequenceOf(object).length);
  if (typeof object === 'string') return object.charAt(position);
  const items = object instanceof Path ? boundSegments(object) : object;
  return (Array.isArray(items) ? items[position] : null) ?? null;
}

/**
 * Returns a part of a string, list or path. `to` is exclusive. Throws an `EvaluationError` if the range is out of
 * bounds.
 */
export function range(
  object: RulesValue,
  from: RulesValue | undefined,
  to: RulesValue | undefined,
): RulesValue {
  const sequence = sequenceOf(object);
  if (from === undefined && to === undefined) return sequence.slice(0, sequence.length);
  if (object instanceof Path) boundSegments(object);
  const start = from ?? 0n;
  const end = to ?? BigInt(sequence.length);
  if (typeof start !== 'bigint' || typeof end !== 'bigint' || start > end) {
    throw new EvaluationError('Illegal range error.');
  }
  const first = checkBounds(start, sequence.length);
  return sequence.slice(first, checkBounds(end - 1n, sequence.length) + 1);
}
