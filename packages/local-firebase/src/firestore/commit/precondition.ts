import { ApiError } from '../../http/api-error';
import type { DocumentState } from '../documents/document-store';
import { formatTime } from '../time';
import type { Precondition } from './write';

/**
 * Returns an error if a write's precondition fails, and null otherwise.
 * @param current the document after the preceding writes of the commit
 * @param stored the document before the commit; an `updateTime` precondition must match its update time
 */
export function preconditionFailure(
  path: readonly string[],
  precondition: Precondition | null,
  current: DocumentState | null,
  stored: DocumentState | null,
): ApiError | null {
  if (!precondition) return null;
  const name = path.join('/');
  if ('exists' in precondition) {
    if (precondition.exists && !current) return new ApiError('NOT_FOUND', `No document to update: ${name}`);
    if (!precondition.exists && current)
      return new ApiError('ALREADY_EXISTS', `Document already exists: ${name}`);
    return null;
  }
  if (stored?.updateTime === precondition.updateTime) return null;
  const actual = stored ? formatTime(stored.updateTime) : 'none';
  return new ApiError(
    'FAILED_PRECONDITION',
    `The stored version of ${name} (${actual}) does not match the required base version (${formatTime(precondition.updateTime)}).`,
  );
}
