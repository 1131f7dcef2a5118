import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { currentBackend } from '@/lib/firebase/backend';
import { startTestBackend } from '@/lib/testing/backend';
import { createServiceProxy } from './service-proxy';

const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded';

/** Serves the embedded backend on the site's origin, and returns a function that signs in with these headers. */
async function startSite() {
  const backend = await startTestBackend();
  const services = createServiceProxy(currentBackend(), () => '127.0.0.1');
  const server = createServer((incoming, response) => void services.forward(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
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
  return { signIn, close };
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
