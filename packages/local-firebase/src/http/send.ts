import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ApiResponse } from './route';

const JSON_TYPE = 'application/json; charset=UTF-8';
const DEFAULTS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

function bytesOf(body: ApiResponse['body']): { bytes: Buffer | string; type: Record<string, string> } {
  if (body === undefined) return { bytes: '', type: {} };
  if (typeof body === 'string' || Buffer.isBuffer(body)) return { bytes: body, type: {} };
  return { bytes: JSON.stringify(body), type: { 'Content-Type': JSON_TYPE } };
}

/** Sends a response. Closes the connection and rejects if streaming the body fails. */
export async function send(
  response: ServerResponse,
  { status = 200, headers, body }: ApiResponse,
  more: Record<string, string>,
): Promise<void> {
  if (body instanceof Readable) {
    response.writeHead(status, { ...DEFAULTS, ...more, ...headers });
    await pipeline(body, response);
    return;
  }
  const { bytes, type } = bytesOf(body);
  const length = status === 204 ? {} : { 'Content-Length': String(Buffer.byteLength(bytes)) };
  response.writeHead(status, { ...DEFAULTS, ...type, ...length, ...more, ...headers });
  response.end(bytes);
}

/** Returns a response with a body that is already JSON text. */
export function jsonText(text: string): ApiResponse {
  return { headers: { 'Content-Type': JSON_TYPE }, body: text };
}

/** Returns a response whose body is JSON text in parts. To save memory, only one part is made ahead of time. */
export function jsonStream(parts: AsyncIterable<string>): ApiResponse {
  return { headers: { 'Content-Type': JSON_TYPE }, body: Readable.from(parts, { highWaterMark: 1 }) };
}
