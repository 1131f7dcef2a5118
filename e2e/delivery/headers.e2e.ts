import { DOCUMENT_HEADERS } from '@/server/headers';
import { expect, test } from '../support/test';
import { expectInert } from './support/public-page';

/** Kinds of response whose policy must forbid scripts, each with a path and a status. */
const NO_PAGES: [kind: string, path: string, status: number][] = [
  ['a redirect', '/about', 308],
  ['a machine-readable response', '/api/ready', 200],
  ['a response to the admin', '/api/shown/Blog/none', 200],
  ['the feed', '/feed.xml', 200],
  ['the sitemap', '/sitemap.xml', 200],
  ['a file', '/icons/logo.svg', 200],
  ['an image of an earlier release', '/_next/image?url=%2Ffiles%2Fimages%2Fa%2Fb.png&w=640&q=75', 308],
  ['a missing upload', '/files/images/none.png', 404],
  ['the page for a missing PDF', '/files/pdf/none.pdf', 404],
];

for (const [kind, path, status] of NO_PAGES) {
  test(`${kind} (${path}) has every security header and one policy that forbids scripts`, {
    tag: '@journey',
  }, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(response.headers()).toMatchObject(DOCUMENT_HEADERS);
    expectInert(response);
  });
}

for (const path of ['/', '/admin', '/no-such-page']) {
  test(`${path} has every security header`, { tag: '@journey' }, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject(DOCUMENT_HEADERS);
    expect(headers['strict-transport-security']).toContain('includeSubDomains');
  });
}

test('content-hashed files are cached for a year and the logo for a week, but a 404 response is not immutable', {
  tag: '@journey',
}, async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [elements = ''] = html.match(/\/elements\/[^"]+/) ?? [];
  const [font = ''] = html.match(/\/_next\/static\/media\/[^"]+\.woff2/) ?? [];
  const pictures = html.match(/\/pictures\/[^" ]+/g) ?? [];
  expect(pictures.length).toBeGreaterThan(20);
  for (const path of [elements, font, ...new Set(pictures)]) {
    expect((await request.get(path)).headers()['cache-control'], path).toMatch(/max-age=31536000, immutable/);
  }
  expect((await request.get('/icons/logo.svg')).headers()['cache-control']).toContain('max-age=604800');
  const missing = await request.get('/pictures/none-00000000.svg');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control']).not.toContain('immutable');
});
