import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

/** The admin looks for 20 seconds before it calls a step stuck. */
const LONG_ENOUGH = { timeout: 40_000 };

test('with revalidation switched off the receipt says so and offers to look again', async ({
  admin,
  page,
}) => {
  await admin.signIn();
  await admin.saveBlog(`Not told ${Date.now()}`);
  await page.route('**/api/revalidate', (route) => route.abort());
  await admin.press('Publish');
  const stuck = page.getByRole('alert').filter({ hasText: 'The site could not be told about the change' });
  await expect(stuck).toContainText('Blog published');
  await expectAccessible(page);
  await page.unroute('**/api/revalidate');
  await admin.press('Try again');
  await admin.expectLive('Blog published');
});

test('behind a cache that cannot be purged it names the longest delay', async ({ admin, page }) => {
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
  const stuck = page.getByRole('alert').filter({ hasText: 'A cache before the site' });
  await expect(stuck).toContainText('The longest it may do so is 300 seconds', LONG_ENOUGH);
});
