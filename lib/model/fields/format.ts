/** The format of a string field. */
export type Format = {
  /** The regular expression that the whole text must match, in RE2 syntax, because the rules use RE2. */
  pattern: string;
  /** The error, worded to follow the field's label, or a function that returns the error for a value. */
  error: string | ((value: string) => string);
  /** A valid value, for tests. */
  example: string;
  /** The pattern also limits the length, so the rules need no separate check. */
  decidesLength?: true;
};

const wholePattern = (pattern: string): RegExp =>
  new RegExp(`^(?:${pattern.replaceAll('\\x{', '\\u{')})$`, 'u');

/** Whether a pattern in the rules' syntax matches the whole text. */
export const matchesWhole = (pattern: string, text: string): boolean => wholePattern(pattern).test(text);

/** A format's pattern as a JavaScript regular expression that must match the whole text. */
export const patternOf = ({ pattern }: Format): RegExp => wholePattern(pattern);

/** Whether a value matches its field's format. An empty value also matches if the field is optional. */
export function hasFormat({ min, format }: { min: number; format?: Format }, value: string): boolean {
  return !format || (min === 0 && value === '') || patternOf(format).test(value);
}

/** The SHA-256 hash of a file or text, in hexadecimal. */
export const HASH: Format = {
  pattern: '[0-9a-f]{64}',
  error: 'must be the SHA-256 hash of a stored file or text',
  example: '0123456789abcdef'.repeat(4),
  decidesLength: true,
};
