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

const getAll = (request: APIRequestContext, origin: string, visited: string[]) =>
  Promise.all(visited.map((path) => request.get(`${origin}${path}`)));

/** A page whose server code is missing. */
const BROKEN = '/impact';
const isBroken = (path: string) => path.startsWith('server/app/(site)/impact/');

test('the first request for an unrendered, missing or failing page gets no framework script', async ({
  request,
}) => {
  const without = (path: string) => isBuiltPage(path) || isBroken(path);
  await withAnotherServer({ name: 'unmade', without }, async (origin) => {
    const working = paths.filter((path) => path !== BROKEN);
    for (const response of await getAll(request, origin, working)) {
      await expectStaticPage(response);
    }
    for (const response of await getAll(request, origin, missing)) await expectStaticPage(response);
    const broken = await request.get(`${origin}${BROKEN}`);
    expect(broken.status()).toBe(500);
    expect(await broken.text()).toContain(serverError.heading);
    await expectStaticPage(broken);
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
  });
});

test('the URL of a page that cannot be rendered shows an accessible error page', async ({ page }) => {
  const without = (path: string) => isBuiltPage(path) || isBroken(path);
  await withAnotherServer({ name: 'failing', without }, async (origin) => {
    const response = await page.goto(`${origin}${BROKEN}`);
    expect(response?.status()).toBe(500);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(serverError.heading);
    await expect(heading).toHaveCSS('font-family', /sans/i);
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
});
