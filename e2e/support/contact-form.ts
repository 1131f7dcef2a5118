import { expect, type Page } from '@playwright/test';
import { contact } from '@/content/contact';

/** Submits once the form's script has loaded; until then, the browser validates the fields. */
export async function submitEnquiry(page: Page) {
  await expect(page.locator('form[novalidate]')).toHaveCount(1);
  await page.getByRole('button', { name: contact.form.submit }).click();
}
