import { ApiError } from '../http/api-error';

/**
 * Returns an error with an Identity Toolkit code, which clients map to codes of their own. `detail` explains the error
 * to people.
 */
export function authError(code: string, detail?: string): ApiError {
  return new ApiError('INVALID_ARGUMENT', detail === undefined ? code : `${code} : ${detail}`);
}
