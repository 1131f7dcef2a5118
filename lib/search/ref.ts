import { plainText } from '@/lib/text/plain-text';
import { labelsApart } from './labels';

/** Zeros in front of the number in a word. Zeros within it count, as in `1.05`, and in `a1b07`, as in UDIs. */
export const ZEROS = '(?<!\\p{N}(?:\\p{L}{0,20}|[./]))0+';
const CODE_ZEROS = new RegExp(`${ZEROS}(?=\\p{N})`, 'gu');

/** Zeros in front of a number, as in `00 123`, but neither within one, as in `10 00 5`, nor a single zero, as in `0 5`. */
const ZEROS_APART = /(?<!\p{N}[^\p{L}\p{N}]{0,9})0{2,}\s+(?=\p{N})/gu;

/**
 * Letters, or digits with what separates them: `1.05` is neither `105` nor `1.5`. Only spaces, hyphens and underscores do
 * not matter.
 */
const CODE_PART = /\p{L}+|\p{N}+(?:\s*[^\p{L}\p{N}\s\p{Pd}_]+\s*\p{N}+)*/gu;

/** Returns the letters and numbers of a catalogue number, in lower case. */
export const codeParts = (text: string): string[] =>
  plainText(text)
    .match(CODE_PART)
    ?.map((part) => part.replace(/\s/g, '')) ?? [];

/** Returns the letters and digits of a catalogue number, which are the same however it is divided. */
export const codeCharacters = (text: string): string => plainText(text).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns a catalogue number without spaces and hyphens and without zeros before its numbers, such as `pv20417` for
 * `PV-2041-07` and `pv 2041 7`.
 * @param gap separates two numbers in a row
 */
export function codeOf(text: string, gap = ''): string {
  const parts = codeParts(plainText(text).replace(ZEROS_APART, '').replace(CODE_ZEROS, ''));
  return parts
    .join('\n')
    .replace(/(?<=\p{N})\n(?=\p{N})/gu, gap)
    .replaceAll('\n', '');
}

/** Neighbouring words of a query that can be one number, because one of them has a digit. */
type Run = { at: number; length: number; text: string };

/** The maximum number of words to read as parts of numbers. */
const MAX_RUN = 10;

/** Returns a query's words, without separators between them, and the runs of them that can be one number, longest first. */
export function wordRuns(query: string): { words: string[]; runs: Run[] } {
  const words = labelsApart(query).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = words.slice(0, MAX_RUN);
  const runs = first.flatMap((_, at) =>
    first.slice(at).map((_, more) => {
      const text = first.slice(at, at + more + 1).join(' ');
      return { at, length: more + 1, text };
    }),
  );
  return {
    words,
    runs: runs.filter(({ text }) => /\d/.test(text)).sort((one, other) => other.length - one.length),
  };
}

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

/** Whether further typing can turn the text into this REF. */
export function canBecomeRef(typed: string, ref: string): boolean {
  const [a, b] = [refOf(typed), refOf(ref)];
  const isOpen = a.gaps.length === 0 || b.gaps.length === 0;
  return b.groups.startsWith(a.groups) || (isOpen && b.code.startsWith(a.code));
}
