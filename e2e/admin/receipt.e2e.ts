import { expectAccessible } from '../support/accessible';
import { idToken } from '../support/administrator';
import { expect, test } from '../support/test';

/** The admin looks for 20 seconds before it calls a step stuck. */
const LONG_ENOUGH = { timeout: 40_000 };

/** Calls until the server has just admitted one and has no time for the next, which it then has a second later. */
async function exhaust(ask: () => Promise<number>) {
  for (const wanted of [429, 200, 429]) await expect.poll(ask, { intervals: [0] }).toBe(wanted);
}

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
  await expectAccessible(page);
});

test('a receipt that the server has no time for waits as long as it is told, and then says that it is live', async ({
  admin,
  page,
}) => {
  await admin.signIn();
  await admin.saveBlog(`Once too often ${Date.now()}`);
  const change = { collection: 'Blog', id: page.url().split('/').at(-1), revision: 2 };
  const headers = { authorization: `Bearer ${await idToken(page.request)}` };
  const ask = async () => (await page.request.post('/api/revalidate', { headers, data: change })).status();
  const answered: { status: number; at: number; after: string | undefined }[] = [];
  await page.route('**/api/revalidate', async (route) => {
    if (answered.length === 0) await exhaust(ask);
    else
      await expect(
        page.getByRole('status').filter({ hasText: 'Waiting until visitors see it' }),
      ).toBeVisible();
    const sent = Date.now();
    const response = await route.fetch();
    answered.push({ status: response.status(), after: response.headers()['retry-after'], at: sent });
    await route.fulfill({ response });
  });

  await admin.press('Publish');
  await admin.expectLive('Blog published');
  expect(answered.map(({ status }) => status)).toEqual([429, 200]);
  const [refused, admitted] = answered;
  expect(refused?.after).toBe('1');
  expect(Number(admitted?.at) - Number(refused?.at)).toBeGreaterThanOrEqual(1_000);
  await expectAccessible(page);
});
