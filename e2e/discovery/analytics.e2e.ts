import { pages } from '@/content/pages';
import { expect, test } from '../support/test';

test('where analytics is not configured, nobody is asked and nobody else is called', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const strangers: string[] = [];
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(baseURL ?? '') && !address.startsWith('data:')) strangers.push(address);
  });
  for (const { path } of pages) {
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.locator('site-consent, [data-consent-reopen]'), path).toHaveCount(0);
  }
  expect(strangers).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
