import { Agent } from 'node:http';
import pLimit from 'p-limit';
import { get, open } from '../site/wire';
import { until } from '../until';
import type { Attack, Target } from './attack';

/** The time limit in milliseconds for a shutdown, whatever connections are open. */
const LIMIT = 10_000;

const SERVICE = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=embedded';

const OPEN_CONNECTIONS: Record<string, string> = {
  'that sends nothing': '',
  'that is idle': 'GET / HTTP/1.1\r\nHost: x\r\n\r\n',
  'with half a head': 'GET / HTTP/1.1\r\nHo',
  'with half a body': `POST ${SERVICE} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{`,
  'that requested an upgrade':
    'GET /_next/webpack-hmr HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  'that does not read': 'GET /press HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100),
};

/** Each kind of connection separately, then all kinds together. */
const GROUPS = [...Object.keys(OPEN_CONNECTIONS).map((name) => [name]), Object.keys(OPEN_CONNECTIONS)];

async function run(target: Target, scale: 'test' | 'full') {
  const { start, proxy } = target;
  const failures: string[] = [];
  const times: number[] = [];
  const groups = scale === 'full' ? GROUPS : GROUPS.slice(-1);
  // More servers at once would not start in time on two cores.
  await pLimit(2).map(groups, async (group) => {
    const server = await start();
    await get(`${server.origin}/files/images/unknown.png`);
    const sockets = await Promise.all(
      group.map(async (name) => {
        const socket = await open(server.origin);
        if (name === 'that does not read') socket.pause();
        else socket.resume();
        socket.write(OPEN_CONNECTIONS[name] ?? '');
        return socket;
      }),
    );
    await get(`${server.origin}/`);
    const { milliseconds } = await server.end();
    times.push(milliseconds);
    if (milliseconds > LIMIT)
      failures.push(`With a connection ${group.join(', one ')}, the server exited after ${milliseconds} ms.`);
    for (const socket of sockets) socket.destroy();
  });
  // Checks that the server completes a request in flight before it exits.
  const server = await start();
  const release = proxy.hold(/accounts:lookup/);
  const before = proxy.counts().requests;
  const inFlight = get(`${server.origin}${SERVICE}`, { method: 'POST', body: '{"idToken":"x"}' });
  await until(() => proxy.counts().requests > before, LIMIT);
  const ended = server.end();
  // systemd and the parent process each send the signal.
  setTimeout(() => server.signal('SIGTERM'), 1_000);
  setTimeout(release, 3_000);
  const { status } = await inFlight.catch(() => ({ status: 0 }));
  if (status !== 400) failures.push(`A request in flight at SIGTERM got status ${status}.`);
  const { milliseconds } = await ended;
  times.push(milliseconds);
  if (milliseconds > LIMIT)
    failures.push(`With a request in flight, the server exited after ${milliseconds} ms.`);
  const visited = await stopUnderLoad(target);
  failures.push(...visited.failures);
  return {
    cases: groups.length + 1 + visited.requests,
    failures,
    figures: [`ended within ${(Math.max(...times) / 1000).toFixed(1)} s of SIGTERM`],
  };
}

/** Visitors who keep their connections and request one page after another. */
const VISITORS = 50;

/** The least number of requests to send before the signal, so that every connection is in use. */
const REQUESTS = 1_000;

/** Checks that a stop resets no connection of a visitor. Returns the number of requests, and what went wrong. */
async function stopUnderLoad({ start }: Target): Promise<{ requests: number; failures: string[] }> {
  const server = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const failures: string[] = [];
  let requests = 0;
  let ended: Promise<unknown> | undefined;
  const visit = async () => {
    for (;;) {
      requests += 1;
      if (requests === REQUESTS) ended = server.end();
      const answer = await get(`${server.origin}/`, { agent }).catch((error: Error) => error);
      if (answer instanceof Error) {
        failures.push(`During a stop, a visitor's request failed: ${answer.message}.`);
        return;
      }
      if (answer.headers.connection === 'close') return;
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
  await ended;
  agent.destroy();
  return { requests, failures };
}

export const stop: Attack = { name: 'stop', run };
