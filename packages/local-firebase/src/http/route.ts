import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

export type ApiRequest = {
  method: string;
  /** The path as sent: percent-encoded, without the query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** The named groups of the route's pattern, percent-decoded once. */
  params: Record<string, string>;
  /** Resolves to the whole body. Rejects with an `ApiError` if the body exceeds `limit` bytes. */
  readBody(limit: number): Promise<Buffer>;
  /** The request as a stream, for handlers that write its body to disk without holding all of it in memory. */
  stream: IncomingMessage;
};

/** The default `status` is 200. Text, bytes and streams are sent unchanged. Any other `body` is sent as JSON. */
export type ApiResponse = {
  status?: number;
  headers?: Record<string, string>;
  body?: object | string | Buffer | Readable;
};

export type Route = {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Matched against the path before percent-decoding. Named groups become `params`. */
  pattern: RegExp;
  /** Whether the path may contain encoded slashes and backslashes, as in object names. By default, it must not. */
  encodedSlashes?: boolean;
  handle(request: ApiRequest): Promise<ApiResponse>;
};
