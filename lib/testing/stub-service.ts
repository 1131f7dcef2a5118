import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSettings } from '@/lib/settings/settings';

export type StubAnswer = { status: number; body: object };

/** Starts a server that replaces all services, for tests of responses that the embedded backend does not send. */
export async function startStubService(answerTo: (path: string) => StubAnswer): Promise<void> {
  const server = createServer((request, response) => {
    request.resume();
    const { status, body } = answerTo(request.url ?? '');
    // A connection that stays open would keep Jest from exiting.
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const env = { BACKEND: 'embedded', LOCAL_FIREBASE_PORT: String(port) };
  process.env.NEXT_PUBLIC_BACKEND = JSON.stringify(readSettings(env).backend);
  // The server runs until the process ends, because a late SDK request to a closed server could fail another test.
  server.unref();
}
