import type { Captures } from '../evaluation/frame';
import { Path } from '../values/path';
import type { RulesValue } from '../values/types';

/**
 * One segment of a `match` path. `slot` is the index of the captured value, and `least` is the minimum number of
 * segments that a recursive wildcard captures.
 */
export type PatternSegment =
  | { kind: 'plain'; text: string }
  | { kind: 'single'; slot: number }
  | { kind: 'recursive'; slot: number; least: 0 | 1 };

/** A segment of the requested path, or null if a query does not determine the segment. */
export type AskedSegment = string | null;

/** Returns the values that the pattern captures from the path, or null if the path does not match. */
export function matchPath(pattern: PatternSegment[], path: AskedSegment[]): Captures | null {
  const captures: (RulesValue | undefined)[] = [];
  return fits(pattern, 0, path, 0, captures) ? captures : null;
}

function fits(
  pattern: PatternSegment[],
  patternIndex: number,
  path: AskedSegment[],
  pathIndex: number,
  captures: (RulesValue | undefined)[],
): boolean {
  const expected = pattern[patternIndex];
  if (!expected) return pathIndex === path.length;
  if (expected.kind === 'recursive') {
    for (let end = path.length; end >= pathIndex + expected.least; end--) {
      captures[expected.slot] = rest(path.slice(pathIndex, end));
      if (fits(pattern, patternIndex + 1, path, end, captures)) return true;
    }
    return false;
  }
  const asked = path[pathIndex];
  if (asked === undefined) return false;
  if (expected.kind === 'plain') {
    if (asked !== expected.text) return false;
  } else {
    captures[expected.slot] = asked ?? undefined;
  }
  return fits(pattern, patternIndex + 1, path, pathIndex + 1, captures);
}

/**
 * Replaces undetermined segments with captures. A path that contains a capture equals no path, and reading any of its
 * segments fails.
 */
function rest(segments: AskedSegment[]): Path {
  return new Path(segments.map((segment) => segment ?? { name: '', recursive: false }));
}
