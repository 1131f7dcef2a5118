import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { currentBackend } from '@/lib/firebase/backend';
import { startTestBackend } from '@/lib/testing/backend';
import { forward, serviceAt } from './service-proxy';

const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded';

/** Serves the embedded backend on the site's origin, and returns a function that signs in with these headers. */
async function startSite() {
  const backend = await startTestBackend();
  const server = createServer((incoming, response) => {
    const service = serviceAt(incoming.url ?? '', currentBackend());
    if (service) void forward(incoming, response, service, '127.0.0.1');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  /** Sends the head of a request, and returns the status of its response. */
  const send = (headers: Record<string, string>) => {
    const sending = request({ port, method: 'POST', path: SIGN_IN, headers });
    const response = new Promise<number | undefined>((resolve) => {
      sending.once('response', (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sending.once('error', () => resolve(0));
    });
    return { sending, response };
  };
  const signIn = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request({ port, method: 'POST', path: SIGN_IN, headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.once('error', reject).end(JSON.stringify(backend.firstAdministrator));
    });
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await backend.close();
  };
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  return { get, signIn, send, close };
}

it("lets staff sign in on the site's public host, and no page of another host", async () => {
  const { signIn, close } = await startSite();
  const host = 'www.purvia.example';
  const statuses = [
    await signIn({ host, origin: `https://${host}` }),
    await signIn({ host: 'localhost:3000', origin: 'http://localhost:3000' }),
    await signIn({ host, origin: 'https://elsewhere.example' }),
  ];
  await close();
  expect(statuses).toEqual([200, 200, 403]);
});

it('sends HSTS with documents, errors and refusals of the services', async () => {
  const { get, close } = await startSite();
  const documents = '/v1/projects/demo/databases/(default)/documents';
  const requests: [string, RequestInit?][] = [
    [`${documents}/Blog`],
    [`${documents}/none/none`],
    [SIGN_IN, { method: 'POST', body: 'x'.repeat(100_001) }],
  ];
  const responses = await Promise.all(requests.map(([path, init]) => get(path, init)));
  await close();
  for (const { headers, url } of responses)
    expect([url, headers.get('strict-transport-security')]).toEqual([
      url,
      'max-age=63072000; includeSubDomains',
    ]);
});

it('refuses a body that arrives byte by byte, and accepts a slow one', async () => {
  const { send, close } = await startSite();
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
  });
  /** Sends this many bytes within ten seconds, and returns the status of the response, if there is one. */
  const statusAfter = async (bytes: number) => {
    const { response, sending } = send({ 'content-length': '60000' });
    sending.write(Buffer.alloc(bytes, ' '));
    await pause(200);
    jest.advanceTimersByTime(10_000);
    const status = await Promise.race([response, pause(200)]);
    sending.destroy();
    return status;
  };
  expect(await statusAfter(5)).toBe(408);
  expect(await statusAfter(20_000)).toBeUndefined();
  jest.useRealTimers();
  await close();
});
