import { ApiError } from '../http/api-error';

/**
 * An error with an Identity Toolkit API code, which clients map to their own codes. `detail` is human-readable and
 * becomes the message of the client's error.
 */
export function authError(code: string, detail?: string): ApiError {
  return new ApiError('INVALID_ARGUMENT', detail === undefined ? code : `${code} : ${detail}`);
}
