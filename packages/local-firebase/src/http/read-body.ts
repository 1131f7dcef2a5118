import type { IncomingMessage } from 'node:http';
import { ApiError } from './api-error';

const tooLarge = (limit: number) =>
  new ApiError('INVALID_ARGUMENT', `Request payload size exceeds the limit: ${limit} bytes.`, 413);

/**
 * Returns a request's body.
 * @throws ApiError if the body or its declared length exceeds `limit` bytes
 */
export async function readBody(stream: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(stream.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
