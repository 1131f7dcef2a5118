import { codeOf, messageOf } from '../error-parts';
import { ApiError } from '../http/api-error';

const EXPLANATIONS: Record<string, string> = {
  SQLITE_FULL: 'the disk is full',
  SQLITE_READONLY: 'it is not writable',
  SQLITE_CANTOPEN: 'the database file cannot be read or created',
  SQLITE_NOTADB: 'it is not a local-firebase database',
  SQLITE_CORRUPT: 'it is damaged',
  SQLITE_BUSY: 'another program has locked it',
  SQLITE_IOERR: 'the disk reports an error',
  ENOSPC: 'the disk is full',
  EACCES: 'access to it is denied',
  EPERM: 'access to it is denied',
  EROFS: 'it is not writable',
  ENOTDIR: 'part of its path is a file',
  EEXIST: 'a file of this name exists',
};

/** Returns a short explanation of why a file cannot be read or written. */
export function explainStoreFault(error: unknown): string {
  const code = codeOf(error);
  // Extended SQLite codes, such as SQLITE_IOERR_WRITE, begin with the primary code.
  const known = Object.keys(EXPLANATIONS).find((name) => code === name || code.startsWith(`${name}_`));
  if (known) return EXPLANATIONS[known] ?? code;
  return messageOf(error);
}

/** Returns the error response if the store cannot write because the disk is full or the data damaged; otherwise null. */
export function storeFaultResponse(error: unknown): ApiError | null {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code.startsWith('SQLITE_FULL')) {
    return new ApiError('RESOURCE_EXHAUSTED', 'The disk is full, so the request failed.');
  }
  if (code.startsWith('SQLITE_READONLY')) {
    return new ApiError('UNAVAILABLE', 'The database does not accept changes. The log says why.');
  }
  return null;
}
