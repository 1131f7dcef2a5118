import { pages } from '@/content/pages';
import { expect, test } from '../support/test';
import { expectOneFlight, expectStaticPage } from './support/public-page';

/** The `Cache-Control` header of every page except the search page, which shows the visitor's query. */
const CACHING = 'public, max-age=0, s-maxage=1, stale-while-revalidate=2, stale-if-error=86400';

const missing = ['/no-such-page', '/products/biosample/no-such-tab', '/blogs/999'];

for (const { path } of pages) {
  test(`${path} has no framework script, has a strict policy, and arrives in the first packets`, {
    tag: '@journey',
  }, async ({ request }) => {
    const response = await request.get(path);
    await expectStaticPage(response);
    // The search page is assembled from pieces compressed in advance, so it is sent with gzip instead of Brotli.
    await expectOneFlight(response, path === '/search' ? 'gzip' : 'br');
    // While the page is being rendered again after another test's change, the stale version is sent with `no-cache`.
    await expect
      .poll(async () => (await request.get(path)).headers()['cache-control'])
      .toBe(path === '/search' ? 'no-store' : CACHING);
  });
}

for (const path of missing) {
  test(`${path} is a 404 page without framework scripts`, { tag: '@journey' }, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    await expectStaticPage(response);
  });
}

test('the admin keeps its scripts, under a policy with hashes and no unsafe sources', {
  tag: '@journey',
}, async ({ request }) => {
  const response = await request.get('/admin');
  expect((await response.text()).match(/<script\b/g)?.length).toBeGreaterThan(3);
  const policy = response.headers()['content-security-policy'];
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
  expect(policy).not.toContain('unsafe');
});
