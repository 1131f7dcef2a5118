import { once } from 'node:events';
import { get, open, statusesIn, talk } from '../site/wire';
import type { Attack, Target } from './attack';

const upgrade = (path: string, to: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade${more && ', HTTP2-Settings'}\r\nUpgrade: ${to}\r\n${more}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;

const REQUESTS = ['/_next/webpack-hmr', '/', '/admin', '/v1/projects/x', '/no-such-page'].flatMap((path) => [
  upgrade(path, 'websocket'),
  upgrade(path, 'h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__\r\n'),
]);

/** The number of clients that request an upgrade and immediately disconnect. */
const BROKEN = 100;

async function run({ server }: Target) {
  const failures: string[] = [];
  // Next attaches its upgrade handler when it first handles a request.
  await get(`${server.origin}/files/images/unknown.png`);
  for (const bytes of REQUESTS) {
    const [status = 0] = statusesIn(await talk(server.origin, Buffer.from(bytes)));
    if (status === 101 || status >= 500 || status === 0)
      failures.push(`${bytes.slice(0, 60)} got status ${status}.`);
  }
  for (let n = 0; n < BROKEN; n++) {
    const socket = await open(server.origin);
    socket.write(upgrade('/_next/webpack-hmr', 'websocket'));
    socket.resetAndDestroy();
    await once(socket, 'close');
  }
  const { status } = await get(`${server.origin}/`).catch(() => ({ status: 0 }));
  if (status !== 200) failures.push(`After interrupted upgrades, the home page returned ${status}.`);
  return { cases: REQUESTS.length + 1, failures };
}

export const upgrades: Attack = { name: 'upgrades', run };
