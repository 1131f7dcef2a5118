import { expect, type Page } from '@playwright/test';
import { contact } from '@/content/contact';

/** Presses the button once the form's own behaviour has come; before that the browser itself judges the entries. */
export async function submitEnquiry(page: Page) {
  await expect(page.locator('form[novalidate]')).toHaveCount(1);
  await page.getByRole('button', { name: contact.form.submit }).click();
}
