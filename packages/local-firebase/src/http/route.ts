import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

export type ApiRequest = {
  method: string;
  /** The path as sent, without the query, still percent-encoded. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** Named groups of the route's pattern, percent-decoded once. */
  params: Record<string, string>;
  /** The whole body; rejects with an `ApiError` above `limit` bytes. */
  readBody(limit: number): Promise<Buffer>;
  /** For bodies that are streamed to disk. */
  stream: IncomingMessage;
};

/** `body`: an object is sent as JSON, text and bytes are sent unchanged, a stream is piped, `undefined` sends nothing. */
export type ApiResponse = {
  status?: number;
  headers?: Record<string, string>;
  body?: object | string | Buffer | Readable;
};

export type Route = {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Matched against the undecoded path; named groups become `params`. */
  pattern: RegExp;
  /** Set if names may contain slashes, which arrive as `%2F`. Otherwise, encoded slashes and backslashes are refused. */
  encodedSlashes?: boolean;
  handle(request: ApiRequest): Promise<ApiResponse>;
};
