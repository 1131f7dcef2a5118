import { ApiError } from './api-error';

const refuse = (what: string) => new ApiError('INVALID_ARGUMENT', `The request path ${what}.`);

function isControl(character: string): boolean {
  const code = character.charCodeAt(0);
  return code < 0x20 || code === 0x7f;
}

/**
 * Decodes a segment of a raw request path once.
 * @throws ApiError for broken percent-encoding and control characters
 */
export function decodeSegment(segment: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(segment);
  } catch {
    throw refuse('is not properly percent-encoded');
  }
  if ([...decoded].some(isControl)) throw refuse('has a control character');
  return decoded;
}

/**
 * Refuses malformed paths, and paths with `.` or `..` segments, percent-encoded or not, because they could resolve
 * elsewhere.
 */
export function checkPath(path: string): void {
  if (!path.startsWith('/')) throw refuse('does not begin with a slash');
  for (const segment of path.split('/')) {
    const names = decodeSegment(segment).split(/[/\\]/);
    if (names.includes('.') || names.includes('..')) throw refuse('has a "." or ".." segment');
  }
}

/** Whether any segment contains an encoded slash, or a backslash, encoded or not. */
export function hasEncodedSlash(path: string): boolean {
  return /%2f|%5c|\\/i.test(path);
}
