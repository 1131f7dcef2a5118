import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

/** The admin checks for 20 seconds before it reports that a change is not live yet. */
const LONG_ENOUGH = { timeout: 40_000 };

test('if the website cannot be reached after publishing, the admin reports this and can check again', async ({
  admin,
  page,
}) => {
  await admin.signIn();
  await admin.saveBlog(`Not told ${Date.now()}`);
  await page.route('**/api/shown/**', (route) => route.abort());
  await admin.press('Publish');
  const stuck = page.getByRole('alert').filter({ hasText: 'Couldn’t check the website' });
  await expect(stuck).toContainText('Blog published', LONG_ENOUGH);
  await expectAccessible(page);
  await page.unroute('**/api/shown/**');
  await admin.press('Try again');
  await admin.expectLive('Blog published');
});

test('if a cache still serves the old page after publishing, the admin states the maximum delay', async ({
  admin,
  page,
}) => {
  await admin.signIn();
  await admin.saveBlog(`Kept back ${Date.now()}`);
  await page.route(
    (url) => url.pathname === '/',
    (route) =>
      route.fulfill({
        body: '<main>Yesterday</main>',
        contentType: 'text/html',
        headers: { age: '12', 'cache-control': 's-maxage=300' },
      }),
  );
  await admin.press('Publish');
  const stuck = page.getByRole('alert').filter({ hasText: 'a cached copy of the old page' });
  await expect(stuck).toContainText('for up to 300 more seconds', LONG_ENOUGH);
  await expectAccessible(page);
});
