import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/support/test';

const RANGE = '/products/biosample';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const openPanels = (page: Page) => page.getByRole('tabpanel');

for (const width of [390, 820, 1440]) {
  test.describe(`product tabs at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('open one at a time, each at its own URL, and work with Back and Forward', async ({ page }) => {
      await page.goto(RANGE);
      await expect(openPanels(page)).toHaveCount(1);
      await expect(tab(page, 'Blood Tubes')).toHaveAttribute('aria-selected', 'true');
      await tab(page, 'Swabs and Saliva Funnel').click();
      await expect(page).toHaveURL(`${RANGE}/swabs`);
      await expect(page.locator('#swabs')).toBeVisible();
      await expect(openPanels(page)).toHaveCount(1);
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, 'Cold-Chain Transport Bags')).toBeFocused();
      await page.goBack();
      await expect(page.locator('#swabs')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(RANGE);
      await expect(tab(page, 'Blood Tubes')).toHaveAttribute('aria-selected', 'true');
      await page.goForward();
      await expect(page.locator('#swabs')).toBeVisible();
    });

    test('are opened by a link to a panel', async ({ page }) => {
      await page.goto(`${RANGE}#swabs`);
      await expect(tab(page, 'Swabs and Saliva Funnel')).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('#swabs')).toBeInViewport();
    });
  });
}

test('a product tab has a button that copies its URL', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(`${RANGE}/swabs`);
  const panel = page.getByRole('tabpanel', { name: 'Swabs and Saliva Funnel' });
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(`${RANGE}/swabs`, baseURL).href,
  );
  await context.close();
});

test('the headings of product panels are visible without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(RANGE);
  for (const name of ['Blood Tubes', 'Swabs and Saliva Funnel']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await context.close();
});
