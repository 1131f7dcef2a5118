import { ApiError } from './api-error';

const refuse = (what: string) => new ApiError('INVALID_ARGUMENT', `The request path ${what}.`);

function isControl(character: string): boolean {
  const code = character.charCodeAt(0);
  return code < 0x20 || code === 0x7f;
}

/**
 * Percent-decodes a segment of a raw request path once.
 * @throws ApiError for invalid percent-encoding and for control characters
 */
export function decodeSegment(segment: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(segment);
  } catch {
    throw refuse('is not properly percent-encoded');
  }
  if ([...decoded].some(isControl)) throw refuse('must not contain a control character');
  return decoded;
}

/**
 * Throws an `ApiError` for a malformed path, and for `.` and `..` segments, percent-encoded or not, because a path with
 * such a segment could resolve to another path.
 */
export function checkPath(path: string): void {
  if (!path.startsWith('/')) throw refuse('must start with a slash');
  for (const segment of path.split('/')) {
    const names = decodeSegment(segment).split(/[/\\]/);
    if (names.includes('.') || names.includes('..')) throw refuse('must not contain a "." or ".." segment');
  }
}

/** Whether a path contains an encoded slash or a backslash (encoded or not). */
export function hasEncodedSlash(path: string): boolean {
  return /%2f|%5c|\\/i.test(path);
}
