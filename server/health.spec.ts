import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestBackend } from '@/lib/testing/backend';
import { DatabaseTime } from '../lib/firebase/database-time';
import { PublicContent } from '../lib/public/store';
import { ClockWatch } from './clock';
import { sendHealth } from './health';
import type { Pages } from './pages';
import type { Search } from './search/search';

it('stays ready while the database is down, because pages are still served, but reports that it is down', async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  jest.spyOn(console, 'error').mockReturnValue();
  const backend = await startTestBackend();
  const time = new DatabaseTime();
  time.note(new Date().toISOString());
  const clock = new ClockWatch(new PublicContent(), time, () => {});
  const parts = { pages: { isReady: true } as Pages, search: { isReady: true } as Search, clock };
  const server = createServer((_, response) => sendHealth('/api/ready', response, parts));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const health = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/ready`);
    return [response.status, await response.json()];
  };

  expect(await health()).toEqual([200, { ready: true, database: 'unchecked' }]);
  await clock.check();
  expect(await health()).toEqual([200, { ready: true, database: 'available' }]);
  await backend.close();
  await clock.check();
  expect(await health()).toEqual([200, { ready: true, database: 'unavailable' }]);
  server.close();
});
