import type { APIRequestContext } from '@playwright/test';
import { pages } from '@/content/pages';
import { serverError } from '@/content/status-pages';
import { axeFaults } from '../pages/checks/accessibility';
import { owner } from '../support/owner';
import { expect, test } from '../support/test';
import { isBuiltPage, withAnotherServer } from './support/another-server';
import { expectStaticPage } from './support/public-page';

const paths = pages.map(({ path }) => path);
const missing = ['/no-such-page', '/blogs/49', '/press/999', '/products/diabetes/no-such-tab'];

// Each test starts a server, which renders every page.
test.describe.configure({ timeout: 180_000 });

/** Addresses that accept no form. */
const NO_FORMS = ['/feed.xml', '/sitemap-archives.xml', '/', '/blogs', '/press', '/admin', '/no-such-page'];

const getAll = (request: APIRequestContext, origin: string, visited: string[]) =>
  Promise.all(visited.map((path) => request.get(`${origin}${path}`)));

/** A page whose server code is missing. */
const BROKEN = '/impact';
const isBroken = (path: string) => path.startsWith('server/app/(site)/impact/');

test('the first request for an unrendered, missing or failing page gets no framework script', async ({
  page,
  request,
}) => {
  const without = (path: string) => isBuiltPage(path) || isBroken(path);
  await withAnotherServer({ name: 'unmade', without }, async (origin) => {
    const working = paths.filter((path) => path !== BROKEN);
    for (const response of await getAll(request, origin, working)) {
      await expectStaticPage(response);
    }
    for (const response of await getAll(request, origin, missing)) await expectStaticPage(response);
    await expectStaticPage(await request.get(`${origin}${BROKEN}`));

    await test.step('a page that cannot be rendered is an accessible error page', async () => {
      const response = await page.goto(`${origin}${BROKEN}`);
      expect(response?.status()).toBe(500);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(serverError.heading);
      await expect(heading).toHaveCSS('font-family', /sans/i);
      await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
    });
  });
});

test('the first request after a start or a content change gets no framework script', async ({ request }) => {
  await withAnotherServer({ name: 'restarted' }, async (origin) => {
    const visit = async (visited: string[]) => {
      for (const response of await getAll(request, origin, visited)) await expectStaticPage(response);
    };
    await visit([...missing, ...paths]);
    for (let change = 0; change < 2; change += 1) {
      await owner.touch();
      await visit(['/', '/blogs', '/blogs/2', '/press', ...missing, '/company']);
    }

    await test.step('a form POST to a page, the feed or the sitemap is rejected and has no effect', async () => {
      const bodies = () =>
        Promise.all(NO_FORMS.map(async (path) => (await request.get(origin + path)).text()));
      const before = await bodies();
      await owner.touch();
      for (const path of NO_FORMS) {
        const refused = await request.post(`${origin}${path}`, { form: { a: '1' } });
        expect(refused.status(), path).toBe(405);
        expect(refused.headers().allow).toBe('GET, HEAD');
      }
      expect(await bodies()).toEqual(before);
    });
  });
});
