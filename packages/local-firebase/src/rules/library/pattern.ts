import { RE2JS } from 're2js';
import { EvaluationError } from '../values/evaluation-error';

const CACHE_SIZE = 500;
const cache = new Map<string, RE2JS>();

/** Returns the compiled RE2 pattern, or null if `text` is invalid. Up to `CACHE_SIZE` patterns are cached. */
export function tryPattern(text: string): RE2JS | null {
  const known = cache.get(text);
  if (known) return known;
  try {
    const pattern = RE2JS.compile(text);
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(text, pattern);
    return pattern;
  } catch {
    return null;
  }
}

/** Like `tryPattern`, but throws an `EvaluationError` for an invalid pattern. */
export function patternOf(text: string): RE2JS {
  const pattern = tryPattern(text);
  if (!pattern) throw new EvaluationError(`Invalid regular expression pattern. Pattern: ${text}.`);
  return pattern;
}
