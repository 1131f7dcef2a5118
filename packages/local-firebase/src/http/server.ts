import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { StartError } from '../start-error';
import { ApiError } from './api-error';
import { watchConnections } from './connections';
import { dispatch } from './dispatch';
import { errorResponse } from './error-response';
import { answerPreflight, createOrigins, type Origins } from './origins';
import type { ApiResponse, Route } from './route';
import { send } from './send';

/** Only this machine can reach this address. Browsers on other machines connect through the site's proxy. */
const HOST = '127.0.0.1';
const HEADERS_TIMEOUT_MS = 10_000;
/** Long enough for a large upload over a slow connection. */
const REQUEST_TIMEOUT_MS = 300_000;
/** Long, so that the server is unlikely to close a connection just as a client sends a request on it. */
const KEEP_ALIVE_MS = 65_000;

export type HttpServer = { port: number; origin: string; close(): Promise<void> };

type ServerOptions = {
  port: number;
  routes: readonly Route[];
  /** The names of further hosts by which clients reach the server, without ports. */
  hosts?: readonly string[] | undefined;
  /** Throws for a request that no route may handle. */
  refuse?(headers: IncomingHttpHeaders): void;
  /** Receives an error that is no response to the client. */
  onFault?(error: unknown): void;
  log(line: string): void;
  /** Resolves once all commits so far are on disk. A route's response waits for this, but an error does not. */
  settled?(): Promise<void>;
};

async function respond(
  request: IncomingMessage,
  origins: Origins,
  { routes, refuse, settled }: ServerOptions,
): Promise<ApiResponse> {
  origins.check(request.method ?? '', request.headers);
  refuse?.(request.headers);
  if (request.method === 'OPTIONS') return answerPreflight(request.headers);
  const response = await dispatch(routes, request);
  await settled?.();
  return response;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  origins: Origins,
  options: ServerOptions,
): Promise<void> {
  const subject = `${request.method} ${request.url?.split('?')[0]}`;
  try {
    const result = await respond(request, origins, options).catch((error: unknown) => {
      if (!(error instanceof ApiError)) options.onFault?.(error);
      // A client's disconnection is not a server fault, so do not log it.
      return errorResponse(error, subject, (line) => response.destroyed || options.log(line));
    });
    // Consume an unread body, because some clients read the response only after they have sent the whole request.
    const unread: Record<string, string> = request.complete ? {} : { Connection: 'close' };
    request.resume();
    await send(response, result, { ...origins.corsHeaders(request.headers), ...unread });
  } catch (error) {
    if (!response.destroyed) options.log(`${subject} was interrupted: ${String(error)}`);
    response.destroy();
  }
}

function refuseMalformed(_error: Error, socket: Duplex): void {
  if (!socket.writable) return;
  const body = JSON.stringify(
    new ApiError(
      'INVALID_ARGUMENT',
      'The request is not valid HTTP, its headers are too large, or it took too long.',
    ),
  );
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n${body}`,
  );
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE'
          ? 'a program is already listening on it. Stop that program or choose another port.'
          : `${error.message}. Choose another port.`;
      reject(new StartError(`Port ${port} cannot be used: ${why}`));
    });
    server.listen(port, HOST, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * Starts an HTTP server for the routes on the loopback address.
 * @param options.port 0 for any free port
 * @throws StartError if the port cannot be used
 */
export async function startServer(options: ServerOptions): Promise<HttpServer> {
  const timeouts = {
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  };
  const origins = createOrigins(options.hosts ?? []);
  const server = createServer(
    timeouts,
    (request, response) => void answer(request, response, origins, options),
  );
  const connections = watchConnections(server);
  server.on('clientError', refuseMalformed);
  const port = await listen(server, options.port);
  return { port, origin: `http://${HOST}:${port}`, close: connections.close };
}
