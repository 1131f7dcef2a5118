import { storeFaultResponse } from '../store/faults';
import { ApiError } from './api-error';
import type { ApiResponse } from './route';

/** Converts any error from a handler to a response. Internal details go only to the log. */
export function errorResponse(error: unknown, subject: string, log: (line: string) => void): ApiResponse {
  if (error instanceof ApiError) return { status: error.code, body: error.toJSON() };
  log(`${subject} failed: ${error instanceof Error ? error.stack : String(error)}`);
  const shown = storeFaultResponse(error) ?? new ApiError('INTERNAL', 'Internal error encountered.');
  return { status: shown.code, body: shown.toJSON() };
}
