import type { Socket } from 'node:net';
import { quantile } from '../../tools/quantile';
import { get, open } from '../site/wire';
import { until } from '../until';
import { type Attack, isTooSlow, type Target } from './attack';

/** The number of connections of each kind. */
const EACH = 200;
const VISITS = { test: 150, full: 1_000 };
/**
 * The time in milliseconds within which connections that send their headers slowly must be closed. The server's limit is
 * ten seconds, checked every second.
 */
const HEAD_LIMIT = 13_000;

const SERVICE = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded';

/** The first bytes sent over each kind of connection. Slow heads and bodies then continue one byte at a time. */
const KINDS: Record<string, string> = {
  'slow heads': 'GET / HTTP/1.1\r\nHost: x\r\nX-A: ',
  'slow bodies': `POST ${SERVICE} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n{`,
  'slow bodies to a page': 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10000\r\n\r\na',
  idle: '',
  'slow readers': `${'GET /press HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50)}`,
};

async function visits(origin: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < count; n++) times.push((await get(`${origin}/`)).milliseconds);
  return times;
}

async function openAll(origin: string, kind: string): Promise<Socket[]> {
  const sockets = await Promise.all(Array.from({ length: EACH }, () => open(origin)));
  for (const socket of sockets) {
    if (kind === 'slow readers') socket.pause();
    else socket.resume();
    socket.write(KINDS[kind] ?? '');
  }
  return sockets;
}

async function run({ server }: Target, scale: 'test' | 'full') {
  const failures: string[] = [];
  const p99s: string[] = [];
  await visits(server.origin, 50);
  const usual = quantile(await visits(server.origin, VISITS[scale]), 0.99);
  for (const kind of Object.keys(KINDS)) {
    const sockets = await openAll(server.origin, kind);
    const drip = setInterval(() => {
      for (const socket of sockets)
        if (socket.writable && kind.startsWith('slow ') && kind !== 'slow readers') socket.write('a');
    }, 500);
    const p99 = quantile(await visits(server.origin, VISITS[scale]), 0.99);
    p99s.push(`${kind} ${p99.toFixed(1)} ms`);
    if (isTooSlow(p99, usual))
      failures.push(`With ${EACH} connections (${kind}), the p99 of the home page was ${p99.toFixed(1)} ms.`);
    if (kind === 'slow heads') {
      await until(() => sockets.every(({ closed }) => closed), HEAD_LIMIT);
      const left = sockets.filter(({ closed }) => !closed).length;
      if (left > 0)
        failures.push(`Connections with slow headers still open after ${HEAD_LIMIT / 1000} s: ${left}.`);
    }
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
  }
  return {
    cases: Object.keys(KINDS).length + 1,
    failures,
    figures: [`page p99 ${usual.toFixed(1)} ms alone; beside ${EACH} connections: ${p99s.join(', ')}`],
  };
}

export const slow: Attack = { name: 'slow connections', run };
