import { ApiError } from '../http/api-error';

/**
 * An error with an Identity Toolkit API code, which clients map to their own codes. `detail` is human-readable; clients
 * show it after the code.
 */
export function authError(code: string, detail?: string): ApiError {
  return new ApiError('INVALID_ARGUMENT', detail === undefined ? code : `${code} : ${detail}`);
}
