import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/support/test';

const tile = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page, key: string) => page.locator(`#${key} > *`);
/**
 * The distance from the tile to its open panel, and the panel's share of the group's width. Both are measured at the
 * same time, because the page might be scrolling.
 */
const layoutOf = (page: Page) =>
  page.locator('ui-disclosure-group').evaluate((group) => {
    const box = (selector: string) => group.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const panel = box('#diabetes');
    return { below: panel.y - box('#diabetes-tile').bottom, width: panel.width / group.clientWidth };
  });

for (const width of [390, 820, 1440]) {
  test.describe(`the product selector at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('opens one panel across the row below its tile and scrolls to it', async ({ page }) => {
      await page.goto('/');
      await tile(page, 'Diabetes Care').click();
      await expect(page.locator('#diabetes')).toBeInViewport();
      const { below, width: share } = await layoutOf(page);
      expect(share).toBeCloseTo(1, 2);
      expect(below).toBeGreaterThanOrEqual(0);
      expect(below).toBeLessThan(40);
      await tile(page, 'Novus').click();
      await expect(panel(page, 'diabetes')).toBeHidden();
      await expect(panel(page, 'novus')).toBeVisible();
      await tile(page, 'Novus').click();
      await expect(panel(page, 'novus')).toBeHidden();
    });

    test('has a URL for each open panel, and works with Back', async ({ page }) => {
      await page.goto('/#respi');
      await expect(tile(page, 'Respiratory Testing')).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('#respi')).toBeInViewport();
      await tile(page, 'Urine Collection').click();
      await expect(page).toHaveURL(/#urine$/);
      await page.goBack();
      await expect(panel(page, 'respi')).toBeVisible();
      await expect(panel(page, 'urine')).toBeHidden();
    });
  });
}

test("the product selector's panels are all readable without a script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  for (const key of ['trivus', 'diabetes', 'novus', 'biosample', 'respi', 'urine']) {
    await expect(panel(page, key)).toBeVisible();
  }
  await context.close();
});
