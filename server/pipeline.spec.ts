import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aPdfLink } from '../lib/testing/records';
import { handle, type Parts } from './pipeline';
import { finishedResponse } from './responses';

const DOWNLOAD = '/downloads/insulin-syringes-use.pdf';

/** Sends a request to a site that has every static file, and these PDF links. */
async function ask(path: string, documents: ReturnType<typeof aPdfLink>[], options: RequestInit = {}) {
  const parts = {
    limit: null,
    rates: null,
    services: { handles: () => false },
    files: { has: () => true, get: () => finishedResponse(200, {}, Buffer.from('%PDF')) },
    clock: { visit: () => true },
    content: {
      replacementOf: (address: string) => documents.find(({ supersedes }) => supersedes === address),
    },
  } as unknown as Parts;
  const server = createServer((request, response) => void handle(request, response, parts));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...options });
  server.close();
  return response;
}

async function statusAndLocation(path: string, documents: ReturnType<typeof aPdfLink>[]) {
  const { status, headers } = await ask(path, documents);
  return [status, headers.get('location'), headers.get('cache-control')];
}

it('redirects a built-in download to the document that replaces it, and serves the file if there is none', async () => {
  const replacement = aPdfLink({ id: 'syringes-use.pdf', listed: true, supersedes: DOWNLOAD });
  expect(await statusAndLocation(DOWNLOAD, [replacement])).toEqual([
    302,
    '/files/pdf/syringes-use.pdf',
    'no-store',
  ]);
  expect(await statusAndLocation(DOWNLOAD, [])).toEqual([200, null, null]);
  expect(await statusAndLocation('/downloads/company-brochure.pdf', [replacement])).toEqual([
    200,
    null,
    null,
  ]);
});

it('rejects a form before looking up the page or file at its address', async () => {
  const refused = await ask('/company', [], { method: 'POST', body: new URLSearchParams({ a: '1' }) });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
