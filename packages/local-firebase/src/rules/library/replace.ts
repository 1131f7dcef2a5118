import type { RE2JS } from 're2js';
import { EvaluationError } from '../values/evaluation-error';

type Match = { group(reference: number | string): string | null };
type Part = (match: Match) => string;

/** Matches a backslash and a character, `$` and digits, or `${name}`, even unclosed. All other text is literal. */
const REFERENCE = /\\([\s\S])|\$(\d+)|\$\{([^} ]*)(\}?)/g;

/**
 * Replaces every match. In the template, `$1` and `${name}` refer to groups. Throws an `EvaluationError` if there is a
 * match and the template refers to an unknown group.
 */
export function replaceAll(pattern: RE2JS, text: string, template: string): string {
  const parts = parseTemplate(pattern, template);
  const matcher = pattern.matcher(text);
  let result = '';
  let end = 0;
  while (matcher.find()) {
    result += text.slice(end, matcher.start());
    for (const part of parts) result += part(matcher);
    end = matcher.end();
  }
  return result + text.slice(end);
}

function parseTemplate(pattern: RE2JS, template: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const reference of template.matchAll(REFERENCE)) {
    const [whole, escaped, digits, name, brace] = reference;
    const before = template.slice(end, reference.index);
    end = reference.index + whole.length;
    parts.push(() => before);
    if (escaped !== undefined) parts.push(() => escaped);
    if (digits !== undefined) parts.push(...numbered(pattern, digits));
    if (name !== undefined) parts.push(named(pattern, name, brace === '}'));
  }
  parts.push(() => template.slice(end));
  return parts;
}

/** Returns a part that throws when a match is replaced, so that text without a match is returned unchanged. */
function missing(group: string | number): Part {
  return () => {
    throw new EvaluationError(`There is no group ${group}, or the reference to it has no closing brace.`);
  };
}

/** Uses as many leading digits as form the number of an existing group. The remaining digits are literal. */
function numbered(pattern: RE2JS, digits: string): Part[] {
  let length = digits.length;
  while (length > 1 && Number(digits.slice(0, length)) > pattern.groupCount()) length -= 1;
  const group = Number(digits.slice(0, length));
  if (group > pattern.groupCount()) return [missing(group)];
  return [(match) => match.group(group) ?? '', () => digits.slice(length)];
}

function named(pattern: RE2JS, name: string, isClosed: boolean): Part {
  if (!isClosed || !Object.hasOwn(pattern.namedGroups(), name)) {
    return missing(name);
  }
  return (match) => match.group(name) ?? '';
}
