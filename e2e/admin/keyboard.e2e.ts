import type { Page } from '@playwright/test';
import { AdminPage } from '../support/admin-page';
import { environment } from '../support/environment';
import { Keyboard } from '../support/keyboard';
import { owner } from '../support/owner';
import { expect, test } from '../support/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const menu = (page: Page) => page.getByRole('button', { name: /^Actions: / });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Expects the text to be in the viewport, not just on the page. */
async function expectSaid(page: Page, text: string) {
  await expect(page.getByText(text)).toBeInViewport();
}

async function signInByKeys(page: Page, keys: Keyboard) {
  const { email, password } = environment.administrator;
  await page.goto('/admin');
  await keys.type(field(page, 'Email'), email);
  await keys.type(field(page, 'Password'), password);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Logout')).toBeVisible();
}

/**
 * Creates a mention and saves it twice.
 * @returns the mention's id
 */
async function writeMention(page: Page, keys: Keyboard, title: string) {
  await keys.press(button(page, 'Create New Media'));
  await keys.type(field(page, 'Year'), '2026');
  await keys.type(field(page, 'Title'), title);
  await keys.type(field(page, 'Outlet'), 'Keys Weekly');
  await page.keyboard.press('Control+s');
  await expectSaid(page, 'Media saved.');
  await expect(field(page, 'Outlet')).toBeFocused();
  await keys.type(field(page, 'Description'), 'No mouse was near.');
  await keys.press(button(page, 'Save draft'));
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await expect(button(page, 'Save draft')).toBeFocused();
  return page.url().split('/').at(-1) ?? '';
}

async function restoreFirstVersion(page: Page, keys: Keyboard) {
  await keys.press(menu(page));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await keys.press(dialog.locator('summary').first());
  await expect(dialog.getByText('No mouse was near.')).toBeVisible();
  await keys.press(dialog.getByRole('button', { name: 'Restore this version: Version 1' }));
  await expect(field(page, 'Description')).toHaveValue('');
  await expectSaid(page, 'Media saved.');
  await expect(menu(page)).toBeFocused();
}

async function settleConflict(page: Page, keys: Keyboard, id: string, title: string) {
  const others = { description: '', link: '', published: false, publishAt: null, publishedAt: null };
  const stamp = { revision: 4, updatedAt: new Date(), updatedBy: 'a colleague' };
  await owner.write('Media', id, { year: '2026', title, media: 'The Colleague', ...others, ...stamp });
  await keys.to(field(page, 'Outlet'));
  await page.keyboard.type(' and Daily');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { name: /saved this record|was saved by/ })).toBeFocused();
  await keys.to(page.getByRole('radio', { name: /^In your form/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Saved version/ })).toBeChecked();
  await keys.press(button(page, 'Save these choices'));
  await expectSaid(page, 'Media saved.');
  await expect(field(page, 'Outlet')).toHaveValue('The Colleague');
  await expect(button(page, 'Save draft')).toBeFocused();
}

/** Chooses the last action of a menu, retrying until the open menu has taken focus. */
async function chooseLast(page: Page) {
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem').last()).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Enter');
}

async function deleteAndRestore(page: Page, keys: Keyboard) {
  await keys.press(menu(page));
  await chooseLast(page);
  const question = page.getByRole('alertdialog', { name: 'Delete this press mention?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(menu(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await chooseLast(page);
  await keys.press(question.getByRole('button', { name: 'Delete' }));
  await expectSaid(page, 'Media deleted.');
  await expect(button(page, 'Restore')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSaid(page, 'Media restored as a draft.');
  await expect(button(page, 'Save draft')).toBeFocused();
}

/** Moves focus back to the sidebar (on a phone, to the menu button) and opens a list. */
async function openList(page: Page, keys: Keyboard, name: string) {
  const link = page.getByRole('navigation', { name: 'Content' }).getByRole('link', { name });
  const menu = button(page, 'Menu');
  if (await menu.isVisible()) {
    await keys.back(menu);
    await page.keyboard.press('Enter');
    await keys.press(link);
  } else await keys.pressBack(link);
}

async function filterAndDelete(page: Page, keys: Keyboard, title: string) {
  await keys.pressBack(page.getByRole('link', { name: 'All content' }));
  await expect(page.getByRole('navigation', { name: 'Content' }).or(button(page, 'Menu'))).toBeVisible();
  await openList(page, keys, 'Press mentions');
  await keys.type(page.getByLabel('Search'), title);
  await expect(page.getByLabel('Search')).toHaveValue(title);
  const admin = new AdminPage(page);
  await keys.press(admin.tab('Published'));
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await keys.pressBack(admin.tab('Drafts'));
  await expect(page).toHaveURL(/state=draft/);
  await keys.press(button(page, `Actions: ${title}`));
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await keys.press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expectSaid(page, 'Media deleted.');
  await expect(page.getByRole('heading', { level: 1, name: 'Press mentions' })).toBeFocused();
}

async function renameLink(page: Page, keys: Keyboard, id: string) {
  await openList(page, keys, 'PDF links');
  await keys.type(page.getByLabel('Search'), id);
  await keys.press(page.getByRole('link', { name: id, exact: true }));
  await keys.type(field(page, 'Title'), 'Named by keys');
  await page.keyboard.press('Control+s');
  await expectSaid(page, 'Link saved.');
  await expect(field(page, 'Title')).toBeFocused();
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`records can be written, restored, deleted and found, and conflicts can be resolved, by keyboard alone at ${viewport.width} px`, async ({
    page,
  }) => {
    const keys = new Keyboard(page);
    const title = `By keyboard ${viewport.width} ${Date.now()}`;
    const link = `by-keys-${viewport.width}-${Date.now()}.pdf`;
    await owner.write('Link', link, { link: `pdfs/${link}`, title: '', size: 0, pages: 0 });
    await page.setViewportSize(viewport);
    await signInByKeys(page, keys);
    const id = await writeMention(page, keys, title);
    await restoreFirstVersion(page, keys);
    await settleConflict(page, keys, id, title);
    await deleteAndRestore(page, keys);
    await filterAndDelete(page, keys, title);
    await renameLink(page, keys, link);
  });
}
