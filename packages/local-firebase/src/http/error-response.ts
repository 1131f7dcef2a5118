import { storeFaultResponse } from '../store/faults';
import { ApiError } from './api-error';
import type { ApiResponse } from './route';

/** Converts a handler's error to a response. Internal details appear only in the log. */
export function errorResponse(error: unknown, subject: string, log: (line: string) => void): ApiResponse {
  if (error instanceof ApiError) return { status: error.code, body: error.toJSON() };
  log(`${subject} failed: ${error instanceof Error ? error.stack : String(error)}`);
  const shown = storeFaultResponse(error) ?? new ApiError('INTERNAL', 'Internal error encountered.');
  return { status: shown.code, body: shown.toJSON() };
}
