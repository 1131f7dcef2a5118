import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A path whose response changes over time, because it contains an expiry date. */
export const DATED = '/.well-known/security.txt';

/** The time in milliseconds after which a silent connection is closed. */
const QUIET = 1_500;

export const open = async (origin: string): Promise<Socket> => {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  // A server that rejects a request might close the connection early.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

/** Sends raw bytes and returns everything received until the server closes the connection or goes silent. */
export async function talk(origin: string, bytes: string): Promise<string> {
  const socket = await open(origin);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
  });
  socket.setTimeout(QUIET, () => socket.destroy());
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.once('end', () => socket.end());
  socket.write(Buffer.from(bytes, 'latin1'));
  await closed;
  return answer;
}

export const statusesIn = (answer: string): number[] =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

export type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer; milliseconds: number };

export type Ask = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  agent?: Agent;
};

/** Sends an ordinary request without following redirects. */
export function get(address: string, { method = 'GET', headers, body, agent }: Ask = {}): Promise<Got> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const sending = request(address, { method, headers, agent: agent ?? new Agent() }, async (response) => {
      try {
        const bytes = await buffer(response);
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: bytes, milliseconds: performance.now() - begun });
      } catch (error) {
        reject(error);
      }
    });
    sending.once('error', reject).end(body);
  });
}
