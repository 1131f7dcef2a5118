import {
  type Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a request on to a server, with its body, and returns the whole response. */
export function passOn(
  origin: string,
  { method, headers, url = '' }: Pick<IncomingMessage, 'method' | 'headers' | 'url'>,
  {
    body,
    ...options
  }: { body?: Buffer | string; agent?: Agent; timeout?: number; localAddress?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sending = request(`${origin}${url}`, { method, headers, ...options }, (response) => {
      const { statusCode: status = 502, headers } = response;
      buffer(response).then((body) => resolve({ status, headers, body }), reject);
    });
    sending.once('timeout', () => sending.destroy(new Error('The server did not respond in time.')));
    sending.once('error', reject).end(body);
  });
}

export type Listening = { port: number; close(): Promise<void> };

/** Longer than the backend's, which the headers that proxies pass on promise to clients. */
const KEEP_ALIVE_MS = 70_000;

/**
 * Starts a server on this machine.
 * @param answer if it rejects, the connection breaks, as it would without a proxy in front of a stopped server
 */
export async function listen(
  port: number,
  answer: (incoming: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, response) => {
    answer(incoming, response).catch(() => response.socket?.resetAndDestroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
