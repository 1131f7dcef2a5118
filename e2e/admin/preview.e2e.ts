import { expect, test } from '../support/test';

test('the preview shows the typed text like the public page, at two widths', async ({ admin, page }) => {
  await admin.signIn();
  await admin.startBlog();
  const preview = page.frameLocator('iframe[title="Page preview"]');
  await admin.fill('Title', 'Typed just now');
  const title = preview.getByRole('heading', { name: 'Typed just now' });
  await expect(title).toBeVisible();
  await expect(title).toHaveCSS('font-family', /sans/i);

  const width = () => title.evaluate(({ ownerDocument }) => ownerDocument.defaultView?.innerWidth);
  expect(await width()).toBe(390);
  await admin.press('Desktop');
  await expect.poll(width).toBe(1280);

  const card = page.getByRole('region', { name: 'Share card' });
  await expect(card.getByRole('link', { name: '/blogs' })).toBeVisible();
  await admin.fill('Link', '/trivus');
  await expect(card.getByRole('link', { name: '/trivus' })).toBeVisible();
  const picture = card.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
});

test('the preview of the footprint shows the figures during typing', async ({ admin, page }) => {
  await admin.signIn();
  await admin.press('Create New Global');
  await admin.fill('Devices manufactured annually', '365M');
  const preview = page.frameLocator('iframe[title="Page preview"]');
  await expect(preview.getByText('365M')).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Our Global Footprint' })).toBeVisible();
});
