import sharp from 'sharp';
import { expect, test } from '../support/test';

test('the feed is well-formed, with unique entries, valid dates and absolute links', {
  tag: '@journey',
}, async ({ page, request }) => {
  const response = await request.get('/feed.xml');
  expect(response.headers()['content-type']).toContain('application/atom+xml');
  const feed = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      const texts = (selector: string) =>
        [...parsed.querySelectorAll(selector)].map((node) => node.textContent ?? '');
      return {
        broken: parsed.querySelector('parsererror')?.textContent ?? null,
        ids: texts('entry > id'),
        dates: [...texts('updated'), ...texts('published')],
        links: [...parsed.querySelectorAll('entry > link')].map((link) => link.getAttribute('href')),
      };
    },
    await response.text(),
  );
  expect(feed.broken).toBeNull();
  expect(feed.ids.length).toBeGreaterThan(0);
  expect(feed.ids).toEqual([...new Set(feed.ids)]);
  for (const date of feed.dates) expect(Number.isNaN(Date.parse(date)), date).toBe(false);
  for (const link of feed.links) expect(link).toMatch(/^https?:/);
});

test('the home page links to the feed', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toMatch(/<link rel="alternate" type="application\/atom\+xml"[^>]* href="[^"]+\/feed\.xml"/);
});

test("the manifest's PNG icons exist in the stated sizes", async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  const pngs = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
  expect(pngs.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
  for (const { src, sizes } of pngs) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test("the home page's icons and the favicon exist", async ({ page, request }) => {
  await page.goto('/');
  const icons = page.locator('link[rel="icon"], link[rel="apple-touch-icon"]');
  for (const icon of await icons.all()) {
    const address = (await icon.getAttribute('href')) ?? '';
    expect((await request.get(address)).status(), address).toBe(200);
  }
  expect((await request.get('/favicon.ico')).headers()['content-type']).toContain('icon');
});

test('security.txt has a contact and expires in 30 to 365 days', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('the admin has noindex', async ({ request }) => {
  expect((await request.get('/admin')).headers()['x-robots-tag']).toContain('noindex');
});
