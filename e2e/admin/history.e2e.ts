import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test('an earlier version can be compared with the current version, previewed and restored', async ({
  admin,
  page,
}) => {
  const title = `With a past ${Date.now()}`;
  await admin.signIn();
  await admin.saveBlog(title);
  await admin.fill('Title', `${title}, rewritten`);
  await admin.press('Save draft');
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);

  await admin.choose('History');
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
  await expect(dialog.getByText(/^Current version: .+, by you$/)).toBeVisible();
  await expect(dialog.getByRole('listitem').getByText('by you')).toBeVisible();
  await dialog.getByText('Compare with the current version').click();
  await expect(dialog.getByText(`${title}, rewritten`)).toBeVisible();
  await expect(dialog.locator('ins')).toHaveText(', rewritten');
  await dialog.getByText('Preview this version').click();
  const preview = dialog.frameLocator('iframe[title="Page preview"]');
  await expect(preview.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Restore this version: Version 1' }).click();
  await expect(page.getByText('Blog saved.')).toBeVisible();
  await expect(admin.field('Title')).toHaveValue(title);
  await page.reload();
  await expect(admin.field('Title')).toHaveValue(title);
});

test('a deleted record can be restored from the list of deleted records', async ({ admin, page }) => {
  const title = `In the trash ${Date.now()}`;
  await admin.signIn();
  await admin.saveBlog(title);
  await admin.delete();
  await expect(page.getByText('Blog deleted.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All content' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
  await admin.openList('Deleted');
  await admin.press(`Restore: ${title}`);
  await admin.expectHidden('Blog restored as a draft.');
  await admin.openList('Blogs');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('the list of activity says who changed what, and exports it', async ({ admin, page }) => {
  const title = `On record ${Date.now()}`;
  await admin.signIn();
  await admin.saveBlog(title);
  await admin.delete();
  await expect(page.getByText('Blog deleted.')).toBeVisible();
  await page.goto('/admin?list=activity');
  const rows = page.getByRole('listitem').filter({ hasText: title });
  await expect(rows).toHaveText([
    /Blog, version 1.+, you.*Deleted$/,
    /Blog, version 1.+, you.*Saved as draft$/,
  ]);
  await expectAccessible(page);
  await admin.field('Kind').selectOption('Press mention');
  await expect(rows).toHaveCount(0);
  await admin.field('Kind').selectOption('Blog');
  await admin.field('Person').selectOption('you');
  const download = page.waitForEvent('download');
  await admin.press('Export CSV');
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.split('\r\n').filter((line) => line.includes(title))).toEqual([
    expect.stringMatching(/^[\dT:.-]+Z,[^,@]+@[^,]+,Blog,On record \d+,[^,]+,1,Deleted,$/),
    expect.stringMatching(/,1,Saved as draft,$/),
  ]);
});

test("the words that changed in an article are marked in the article's history", async ({ admin, page }) => {
  const source = 'Article: Markdown source';
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', `Rewritten ${Date.now()}`);
  await admin.press('Markdown source');
  await admin.fill(source, '## Cooling\n\nKeep the tubes at 4 degrees.\n\nNever freeze them.');
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();
  await admin.fill(source, '## Cooling\n\nKeep the tubes upright at 5 degrees.\n\nNever freeze them.');
  await admin.press('Save draft');
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);

  await admin.choose('History');
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
  await dialog.getByText('Compare with the current version').click();
  await expect(dialog.getByRole('insertion')).toHaveText(['upright ', '5']);
  await expect(dialog.getByRole('deletion')).toHaveText(['4']);
  await expect(dialog.getByText('Never freeze them.')).toBeVisible();
  await expectAccessible(page);
});
