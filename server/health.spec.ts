import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestBackend } from '@/lib/testing/backend';
import { DatabaseTime } from '../lib/firebase/database-time';
import { PublicContent } from '../lib/public/public-content';
import { ChangeWatch } from './change-watch';
import { sendHealth } from './health';
import type { Pages } from './pages';
import type { Search } from './search/search';

let backend: Awaited<ReturnType<typeof startTestBackend>>;
const servers: Server[] = [];

beforeAll(async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  jest.spyOn(console, 'error').mockReturnValue();
  backend = await startTestBackend();
});

afterAll(() => {
  for (const server of servers) server.close();
});

/** A server whose pages and search are ready, a check of its database, and what it reports. */
async function startHealth(staleLimit = Number.POSITIVE_INFINITY) {
  const time = new DatabaseTime();
  time.note(new Date().toISOString());
  const changes = new ChangeWatch(new PublicContent(), time, () => {});
  const readiness = { isDraining: false, staleLimit };
  const parts = {
    pages: { isReady: true } as Pages,
    search: { isReady: true } as Search,
    changes,
    readiness,
  };
  const server = createServer((_, response) => sendHealth('/api/ready', response, parts));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const health = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/ready`);
    return [response.status, await response.json()];
  };
  return { changes, readiness, health };
}

it('is not ready once the server is about to stop, so that load balancers send no more visitors', async () => {
  const { readiness, health } = await startHealth();
  readiness.isDraining = true;
  expect(await health()).toEqual([503, { ready: false, database: 'unchecked' }]);
});

it('is ready only with recent content if there is a limit, and checks the database even without visitors', async () => {
  const { changes, readiness, health } = await startHealth(10);
  const check = jest.spyOn(changes, 'check');
  expect(await health()).toEqual([503, { ready: false, database: 'unchecked' }]);
  expect(check).toHaveBeenCalledTimes(1);
  await changes.check();
  expect(await health()).toEqual([200, { ready: true, database: 'available' }]);
  readiness.staleLimit = changes.age / 2;
  expect((await health())[0]).toBe(503);
  await changes.check();
});

it('stays ready while the database is down, because pages are still served, but reports that it is down', async () => {
  const { changes, health } = await startHealth();
  expect(await health()).toEqual([200, { ready: true, database: 'unchecked' }]);
  await changes.check();
  expect(await health()).toEqual([200, { ready: true, database: 'available' }]);
  await backend.close();
  await changes.check();
  expect(await health()).toEqual([200, { ready: true, database: 'unavailable' }]);
});
