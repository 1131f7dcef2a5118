import { open } from 'node:fs/promises';
import { ApiError } from '../http/api-error';

/**
 * Appends bytes to a file as they arrive, holding one chunk in memory at a time. If the sender stops early, the bytes
 * received so far are kept. Rejects with an `ApiError` if the file would exceed `limit` bytes or the disk is full.
 */
export async function appendBounded(
  path: string,
  bytes: AsyncIterable<Buffer>,
  limit: number,
): Promise<void> {
  const file = await open(path, 'a', 0o600);
  try {
    let { size } = await file.stat();
    for await (const chunk of bytes) {
      size += chunk.length;
      if (size > limit) throw tooLarge(limit);
      await file.appendFile(chunk);
    }
  } catch (error) {
    // The SDK maps 402 to `storage/quota-exceeded`.
    throw isDiskFull(error)
      ? new ApiError(
          'RESOURCE_EXHAUSTED',
          'The disk is full or its quota has been exceeded. The upload was not stored.',
          402,
        )
      : error;
  } finally {
    await file.close();
  }
}

/** Returns an error with status 413. Clients do not retry a request after this status. */
export function tooLarge(limit: number): ApiError {
  return new ApiError('OUT_OF_RANGE', `The upload is larger than ${limit / 1024 / 1024} MB.`, 413);
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
