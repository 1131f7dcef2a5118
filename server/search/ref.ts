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

type CompareRef = (ref: string) => boolean;

/** Typed text with its code, if it can be a number. */
const numbersIn = (texts: string[]) =>
  texts
    .filter((text) => /\d/.test(text))
    .map((text) => ({ text, code: codeOf(text) }))
    .filter(({ code }) => code.length > 2);

/**
 * Returns a function that tests whether a REF is a different number from the typed text or one of its words, but has the
 * same letters and digits.
 */
export function lookAlikeOf(typed: string): CompareRef {
  const numbers = numbersIn([typed, ...typed.split(' ')]);
  return (ref) => {
    const own = numbers.length > 0 ? codeOf(ref) : '';
    return numbers.some(({ text, code }) => code === own && !isSameRef(text, ref));
  };
}

/**
 * Returns a function that tests whether a visitor could confuse a REF with a typed number: it looks alike, or starts with
 * the same letters and digits.
 */
export function similarRefOf(typed: string): CompareRef {
  const isLookAlike = lookAlikeOf(typed);
  const [whole] = numbersIn([typed]);
  return (ref) => isLookAlike(ref) || (whole !== undefined && codeOf(ref).startsWith(whole.code));
}
