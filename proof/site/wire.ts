import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { type Answer, passOn } from './proxy';

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
export async function talk(origin: string, bytes: Buffer, quiet = QUIET): Promise<string> {
  const socket = await open(origin);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
  });
  socket.setTimeout(quiet, () => socket.destroy());
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.once('end', () => socket.end());
  socket.write(bytes);
  await closed;
  return answer;
}

export const statusesIn = (answer: string): number[] =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

export type Got = Answer & { milliseconds: number };

export type Ask = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  agent?: Agent;
  localAddress?: string;
};

/** Sends an ordinary request, over a new connection by default, without following redirects. */
export async function get(address: string, { method = 'GET', headers = {}, ...ask }: Ask = {}): Promise<Got> {
  const begun = performance.now();
  const answer = await passOn(address, { method, headers }, { agent: new Agent(), ...ask });
  return { ...answer, milliseconds: performance.now() - begun };
}
