import { storeFaultResponse } from '../store/faults';
import { ApiError } from './api-error';
import type { ApiResponse } from './route';

/** Turns whatever a handler threw into an answer. What no client should know goes to the log only. */
export function errorResponse(error: unknown, subject: string, log: (line: string) => void): ApiResponse {
  if (error instanceof ApiError) return { status: error.code, body: error.toJSON() };
  log(`${subject} failed: ${error instanceof Error ? error.stack : String(error)}`);
  const shown = storeFaultResponse(error) ?? new ApiError('INTERNAL', 'Internal error encountered.');
  return { status: shown.code, body: shown.toJSON() };
}
