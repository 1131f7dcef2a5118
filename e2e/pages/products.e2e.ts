import { productLabels, products } from '@/content/products';
import { swabs } from '@/content/products/biosample/swabs';
import { notFound } from '@/content/status-pages';
import { expect, test } from '../support/test';

const { biosample } = products;

const bannerPicture = 'main > section:first-of-type img[fetchpriority=high]';

for (const [width, file] of [
  [999, /tube-rack-mobile-/],
  [1000, /tube-rack-\d/],
] as const) {
  test(`the banner shows the version of its picture for ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/products/biosample');
    const shown = page.locator(bannerPicture).evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(await shown).toMatch(file);
  });
}

test('Know More scrolls to the range, where the first tab is open', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/products/biosample');
  await page.getByRole('link', { name: 'Know More' }).click();
  await expect(page.getByRole('heading', { name: biosample.range.heading })).toBeInViewport();
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(5);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('a tab shows its features, applications, captions and specification, at its own URL', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/products/biosample');
  await page.getByRole('tab', { name: 'Swabs and Saliva Funnel' }).click();
  await expect(page).toHaveURL(/\/products\/biosample\/swabs$/);
  await expect(page).toHaveTitle(/^Swabs and saliva funnel/);
  const panel = page.getByRole('tabpanel');
  for (const name of ['Features', 'Applications'])
    await expect(panel.getByRole('heading', { name })).toBeVisible();
  for (const { caption } of swabs.images) await expect(panel.getByText(caption)).toBeVisible();
  await expect(panel.getByRole('table', { name: 'Specification' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Blood Tubes' })).toHaveAttribute('aria-selected', 'true');
});

test('a tab’s URL opens that tab and has its own metadata', async ({ page }) => {
  await page.goto('/products/diabetes/lancets');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/Lancets/i);
  await expect(page).toHaveTitle(/lancets/i);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
    /\/products\/diabetes\/lancets$/,
  );
});

test('the URL of an unknown tab or product family returns 404', async ({ page }) => {
  for (const path of ['/products/biosample/nothing', '/products/nothing']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  }
});

test('each product family links to an email that requests details', { tag: '@journey' }, async ({ page }) => {
  for (const { path, enquiry } of Object.values(products)) {
    await page.goto(path);
    const mail = page.getByRole('link', { name: enquiry.label });
    const { protocol, pathname, searchParams } = new URL((await mail.getAttribute('href')) ?? '');
    expect(protocol + pathname).toBe(`mailto:${enquiry.to}`);
    expect(Object.fromEntries(searchParams)).toEqual({ subject: enquiry.subject, body: enquiry.body });
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the email and the contact form are about the product that the visitor came from', async ({
      page,
    }) => {
      await page.goto('/products/biosample/urine');
      const mail = page.getByRole('link', { name: biosample.enquiry.label });
      const { searchParams } = new URL((await mail.getAttribute('href')) ?? '');
      expect(searchParams.get('subject')).toBe('Urine Collection: request for details');
      expect(searchParams.get('body')).toContain('this product: Urine Collection');
      await page.getByRole('link', { name: productLabels.askByForm }).click();
      await expect(page.locator('#enquiry-message')).toHaveValue(
        'My question is about: Urine Collection\n\n',
      );
    });
  });
}

test('the topic of an enquiry does not reach other pages, for example in a log', async ({ page }) => {
  await page.goto('/contact_us?about=secret');
  const request = page.waitForRequest((other) => new URL(other.url()).pathname === '/impact');
  await page.evaluate(() => window.location.assign('/impact'));
  expect((await (await request).allHeaders()).referer).not.toContain('secret');
});
