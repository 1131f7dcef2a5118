import { ApiError } from '../http/api-error';

/**
 * Returns an error with an Identity Toolkit code, which clients map to their own codes. `detail` is text for a human
 * reader.
 */
export function authError(code: string, detail?: string): ApiError {
  return new ApiError('INVALID_ARGUMENT', detail === undefined ? code : `${code} : ${detail}`);
}
