import { codeOf, codeParts } from './words';

/** A REF's letters and digits, and the positions, from the end, of the hyphens or spaces between two numbers. */
type Ref = { code: string; groups: string; gaps: number[] };

const isDigit = (character = '') => /\p{N}/u.test(character);

function refOf(text: string): Ref {
  const parts = codeParts(text);
  const code = parts.join('');
  const gaps: number[] = [];
  let end = 0;
  for (const [at, part] of parts.entries()) {
    if (at > 0 && isDigit(parts[at - 1]) && isDigit(part)) gaps.push(code.length - end);
    end += part.length;
  }
  return { code, groups: codeOf(text, '-'), gaps };
}

const areNested = (one: number[], other: number[]) =>
  one.every((gap) => other.includes(gap)) || other.every((gap) => one.includes(gap));

/** Returns the keys under which to look up a REF. Two equal REFs share at least one. */
export function refKeys(text: string): string[] {
  const { code, groups } = refOf(text);
  return [code, groups];
}

/**
 * Whether two REFs are the same number: they differ only in letter case, in leading zeros, or in hyphens and spaces that
 * one of them lacks. PV-2041-07 and PV-204-17 are different numbers.
 */
export function isSameRef(one: string, other: string): boolean {
  const [a, b] = [refOf(one), refOf(other)];
  return a.groups === b.groups || (a.code === b.code && areNested(a.gaps, b.gaps));
}

/** Whether a REF starts with the text, so that typing can go on to it. */
export function canBecomeRef(typed: string, ref: string): boolean {
  const [a, b] = [refOf(typed), refOf(ref)];
  const isOpen = a.gaps.length === 0 || b.gaps.length === 0;
  return b.groups.startsWith(a.groups) || (isOpen && b.code.startsWith(a.code));
}
