import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** Expects a share card of the recommended size. @returns its URL. */
export async function expectShareCard(page: Page, path: string): Promise<string> {
  const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  await expect(page.locator('meta[name="twitter:image"]'), path).toHaveAttribute('content', address);
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
  const picture = await page.request.get(new URL(address).pathname);
  expect([picture.status(), picture.headers()['content-type']], path).toEqual([200, 'image/jpeg']);
  const body = await picture.body();
  // WhatsApp shows no larger picture.
  expect(body.length, path).toBeLessThan(300_000);
  const { width, height, format } = await sharp(body).metadata();
  expect({ width, height, format }, path).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  return address;
}
