import { ApiError } from '../http/api-error';

/**
 * A refusal in the words of the Identity Toolkit API, which its clients map to their own codes.
 * `detail` is for people; clients show it behind the code.
 */
export function authError(code: string, detail?: string): ApiError {
  return new ApiError('INVALID_ARGUMENT', detail === undefined ? code : `${code} : ${detail}`);
}
