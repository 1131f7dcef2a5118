import { overload } from './overload';
import { patternOf } from './pattern';
import { replaceAll } from './replace';
import { encodeUtf8 } from './utf8';

const SPACE_AT_ENDS = /^[\0- ]+|[\0- ]+$/g;

/**
 * Splits text at each match. Empty parts at the end are dropped, but at least one part is returned. An empty pattern
 * also splits before the first character.
 */
function split(text: string, pattern: string): string[] {
  const parts = patternOf(pattern).split(text);
  if (parts.length === 0) return [''];
  return pattern === '' && text !== '' ? ['', ...parts] : parts;
}

export const stringMethods = {
  lower: [overload(['string'], (text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()))],
  matches: [overload(['string', 'string'], (text, pattern) => patternOf(pattern).matches(text))],
  replace: [
    overload(['string', 'string', 'string'], (text, pattern, template) =>
      replaceAll(patternOf(pattern), text, template),
    ),
  ],
  size: [overload(['string'], (text) => BigInt(text.length))],
  split: [overload(['string', 'string'], split)],
  toUtf8: [overload(['string'], encodeUtf8)],
  trim: [overload(['string'], (text) => text.replace(SPACE_AT_ENDS, ''))],
  upper: [overload(['string'], (text) => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase()))],
};
