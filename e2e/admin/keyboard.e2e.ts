import type { Locator, Page } from '@playwright/test';
import { environment } from '../support/environment';
import { expect, test } from '../support/test';

const FAR = 80;

/** Presses Tab until the focus is there, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  for (let step = 0; step < FAR; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

const tabBack = (page: Page, target: Locator) => tabTo(page, target, 'Shift+Tab');

test('a blog is written, published and found by keyboard alone, on a phone as well', async ({ page }) => {
  const title = `By keyboard ${Date.now()}`;
  const { email, password } = environment.administrator;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };

  await test.step('signing in', async () => {
    await page.goto('/admin');
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(button('Logout')).toBeVisible();
  });

  await test.step('writing and saving', async () => {
    await press(button('Create New Blog'));
    await tabTo(page, page.getByLabel('Title', { exact: true }));
    await page.keyboard.type(title);
    await page.keyboard.press('Tab');
    await page.keyboard.type('No mouse was near.');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Blog saved.')).toBeVisible();
  });

  await test.step('looking at the history and coming back', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await press(button('History'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button('History')).toBeFocused();
  });

  await test.step('publishing, and finding it in the list', async () => {
    await tabBack(page, button('Publish'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Blog published')).toBeVisible();
    await tabBack(page, page.getByRole('link', { name: 'All content' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });
});
