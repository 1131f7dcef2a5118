import { ApiError } from '../http/api-error';

export const MAX_NAME_BYTES = 1024;

/**
 * Returns the name. Throws `INVALID_ARGUMENT` for names that the API rejects, and for `.` and `..` segments, which the
 * server rejects in request paths. Names are only keys of a table and are never used as file names.
 */
export function checkObjectName(name: string | null | undefined): string {
  const refuse = (why: string) => new ApiError('INVALID_ARGUMENT', `The object's name ${why}.`);
  if (!name) throw refuse('is missing');
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw refuse(`is longer than ${MAX_NAME_BYTES} bytes`);
  if (/\p{Cc}/u.test(name)) throw refuse('contains a control character');
  if (name.split(/[/\\]/).some((segment) => segment === '.' || segment === '..')) {
    throw refuse('contains a "." or ".." segment');
  }
  return name;
}
