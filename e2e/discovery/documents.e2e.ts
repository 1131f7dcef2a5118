import { documents } from '@/content/documents';
import { expect, test } from '../support/test';

test('the downloads page lists what the site comes with, by product and kind', async ({ page }) => {
  await page.goto(documents.path);
  const product = page.getByRole('region', { name: 'Insulin Syringes' });
  await expect(product.getByRole('heading', { name: 'Instructions for use' })).toBeVisible();
  const link = product.getByRole('link', { name: 'Insulin syringes: instructions for use' });
  await expect(link).toHaveAttribute('href', '/downloads/insulin-syringes-use.pdf');
  await expect(product.getByText(/^PDF · .* kB · 1 page · English$/).first()).toBeVisible();
});

test('an address of a revision that is not there is not found', async ({ page }) => {
  for (const path of ['/files/pdf/nothing.pdf/versions', '/files/pdf/nothing.pdf/3']) {
    expect((await page.goto(path))?.status()).toBe(404);
  }
});
