import { pages } from '@/content/pages';
import { expect, test } from '../support/test';
import { expectOneFlight, expectStaticPage } from './support/public-page';

const missing = ['/no-such-page', '/products/biosample/no-such-tab', '/blogs/999'];

for (const { path } of pages) {
  test(`${path} carries no framework script, the strictest policy, and arrives in one flight`, {
    tag: '@journey',
  }, async ({ request }) => {
    const response = await request.get(path);
    await expectStaticPage(response);
    await expectOneFlight(response);
    expect(response.headers()['cache-control']).toBe(
      'public, max-age=0, s-maxage=1, stale-while-revalidate=2, stale-if-error=86400',
    );
  });
}

for (const path of missing) {
  test(`${path} is not found, on a page like any other`, { tag: '@journey' }, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    await expectStaticPage(response);
  });
}

test('the admin keeps the scripts that it is made of, each named by its policy', { tag: '@journey' }, async ({
  request,
}) => {
  const response = await request.get('/admin');
  expect((await response.text()).match(/<script\b/g)?.length).toBeGreaterThan(3);
  const policy = response.headers()['content-security-policy'];
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
  expect(policy).not.toContain('unsafe');
});
