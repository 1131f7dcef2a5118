import { expect, test } from '../support/test';
import { openPage } from './checks/open-page';
import { layouts } from './page-list';

test.use({ javaScriptEnabled: false });

for (const path of layouts) {
  test(`${path} shows its headings and paragraphs without scripts`, { tag: '@journey' }, async ({ page }) => {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const hidden = await page
      .locator('main h2, main h3, main h4, main p')
      .evaluateAll((elements) =>
        elements
          .filter((element) => !element.closest('[inert], [hidden]') && !element.checkVisibility())
          .map((element) => element.textContent),
      );
    expect(hidden).toEqual([]);
  });
}

test('a product page shows the heading of every panel without scripts', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/products/biosample');
  for (const name of [
    'Blood Tubes',
    'Urine Collection',
    'Blood Collection Accessories',
    'Swabs and Saliva Funnel',
    'Cold-Chain Transport Bags',
  ]) {
    await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible();
  }
});
