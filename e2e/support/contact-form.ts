import { expect, type Page } from '@playwright/test';
import { contact } from '@/content/contact';

/** Submits the form once the form's script has loaded. Until then, the browser validates the fields instead. */
export async function submitEnquiry(page: Page) {
  await expect(page.locator('form[novalidate]')).toHaveCount(1);
  await page.getByRole('button', { name: contact.form.submit }).click();
}
