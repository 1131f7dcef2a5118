import { storeFile } from '@/lib/records/files';
import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { GET } from './route';

const id = 'guide.pdf';
const hash = 'a'.repeat(64);
const params = Promise.resolve({ id, name: `${hash}.pdf` });

const ask = (headers: Record<string, string> = {}) =>
  GET(new Request('http://site.example', { headers }), { params });

it('sends a version for private caches only, and responds with 304 if its ETag matches and 404 once it is purged', async () => {
  const backend = await startTestBackend();
  await signInFirstAdministrator(backend);
  const path = `pdfs/${id}/${hash}.pdf`;
  await storeFile(path, new Blob(['the bytes'], { type: 'application/pdf' }), {});

  const sent = await ask();
  expect(await sent.text()).toBe('the bytes');
  expect(Object.fromEntries(sent.headers)).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-disposition': 'inline; filename="guide-aaaaaaaa.pdf"',
    'content-length': '9',
    'content-type': 'application/pdf',
    'x-robots-tag': 'noindex',
  });
  const kept = { 'if-none-match': sent.headers.get('etag') ?? '' };
  const again = await ask(kept);
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await ask({ 'if-none-match': '"another"' })).status).toBe(200);

  const { storageBucket } = JSON.parse(process.env.NEXT_PUBLIC_BACKEND ?? '').keys;
  await fetch(`${backend.origin}/v0/b/${storageBucket}/o/${encodeURIComponent(path)}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${backend.ownerToken}` },
  });
  expect((await ask(kept)).status).toBe(404);
  await backend.close();
});
