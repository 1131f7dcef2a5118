import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

/** Nothing is cut off or scrolled sideways on a phone. */
async function expectNarrow(page: Page) {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  if (size) await page.setViewportSize(size);
}

async function check(page: Page) {
  await expectAccessible(page);
  await expectNarrow(page);
}

test('the ways in are accessible in every state', async ({ admin, page }) => {
  await admin.tryToSignIn('nobody@purvia.example', 'some password');
  await expect(page.getByRole('alert').filter({ hasText: 'is not right' })).toBeVisible();
  await check(page);
  await admin.press('Forgotten the password?');
  await check(page);
  await admin.press('I have a code already');
  await check(page);
});

test('the lists are accessible in every state', async ({ admin, page }) => {
  await admin.signIn();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await check(page);
  await admin.fill('Search', 'nothing is called this');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await check(page);
  for (const list of ['Press mentions', 'PDF links', 'Deleted']) {
    await admin.openList(list);
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await check(page);
  }
});

test('the editor is accessible in every state', async ({ admin, page }) => {
  await admin.signIn();
  await admin.startBlog();
  await admin.press('Publish');
  await expect(page.getByText('Title is needed')).toBeVisible();
  await check(page);
  await admin.fill('Title', `Accessible ${Date.now()}`);
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();
  await check(page);
  await admin.press('Desktop');
  await check(page);

  await admin.saveAsColleague('By a colleague');
  await admin.fill('Title', 'By me');
  await admin.press('Save draft');
  await expect(page.getByRole('button', { name: 'Keep the chosen fields' })).toBeVisible();
  await check(page);
  await admin.press('History');
  await expect(page.getByRole('dialog').getByText('Present version')).toBeVisible();
  await check(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'History' })).toBeFocused();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByText('Show what differs').click();
  await check(page);
});

test('the other editors are accessible', async ({ admin, page }) => {
  await admin.signIn();
  for (const address of ['/admin/global', '/admin/link/new', '/admin/media/new-mention']) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: /Save/ })).toBeVisible();
    await check(page);
  }
});

test('a blog is written, saved and found by keyboard alone', async ({ admin, page }) => {
  const title = `By keyboard ${Date.now()}`;
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await admin.signIn();
  await press('Create New Blog');
  await admin.field('Title').focus();
  await page.keyboard.type(title);
  await page.keyboard.press('Tab');
  await expect(admin.field('Description')).toBeFocused();
  await page.keyboard.type('No mouse was near.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Blog saved.')).toBeVisible();
  await press('History');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'All content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});
