import type { Route } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

/** Returns the query with an offset beyond the last record, so that the database returns no records. */
function forNothing(route: Route): string {
  const query = route.request().postDataJSON();
  return JSON.stringify({ ...query, structuredQuery: { ...query.structuredQuery, offset: 1_000_000 } });
}

test('the sign-in page is accessible after an error and during a password reset', async ({ admin, page }) => {
  await admin.tryToSignIn('nobody@purvia.example', 'some password');
  await expect(page.getByRole('alert').filter({ hasText: 'Incorrect email or password' })).toBeVisible();
  await expectAccessible(page);
  await admin.press('Forgot your password?');
  await expectAccessible(page);
  await admin.press('I already have a code');
  await expectAccessible(page);
});

test('the lists and the list of shortcuts are accessible, with and without records', async ({
  admin,
  page,
}) => {
  await admin.signIn();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeHidden();
  await admin.fill('Search', 'nothing is called this');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await expectAccessible(page);
  for (const list of ['Press mentions', 'PDF links']) {
    await admin.openList(list);
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await expectAccessible(page);
  }

  await test.step('empty lists show a hint instead of the search field', async () => {
    await page.route('**/documents:runQuery*', (route) => route.continue({ postData: forNothing(route) }));
    for (const [list, hint] of [
      ['Deleted', 'Records appear here for 30 days after deletion.'],
      ['PDF links', 'Select “Link” to upload the first file.'],
      ['Press mentions', 'Select “Create New Media” to add the first one.'],
      ['Blogs', 'Select “Create New Blog” to write the first one.'],
    ] as const) {
      await admin.openList(list);
      await expect(page.getByText(hint)).toBeVisible();
      await expect(page.getByLabel('Search')).toHaveCount(0);
    }
    await expectAccessible(page);
  });
});

test('the editor is accessible while a record is edited', async ({ admin, page }) => {
  await admin.signIn();
  await admin.startBlog();
  await admin.press('Publish');
  await expect(page.getByText('Enter the title')).toBeVisible();
  await expectAccessible(page);
  await admin.fill('Title', `Accessible ${Date.now()}`);
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();
  await admin.press('Preview');
  await admin.press('Desktop');
  await admin.fill('Unpublish at', '2031-05-06T09:30');
  await expectAccessible(page);
  await admin.choose('Delete');
  await expect(page.getByRole('alertdialog', { name: 'Delete this blog?' })).toBeVisible();
  await expectAccessible(page);
});

test('the editor is accessible during a conflict, and with restored unsaved changes', async ({
  admin,
  page,
}) => {
  await admin.signIn();
  await admin.saveBlog(`Accessible ${Date.now()}`);
  await admin.saveAsColleague('By a colleague');
  await admin.fill('Title', 'By me');
  await admin.press('Save draft');
  await expect(page.getByRole('button', { name: 'Save these choices' })).toBeVisible();
  await expectAccessible(page);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByText('Show changes').click();
  await admin.press('Discard changes');
  await expectAccessible(page);
  await admin.press('Cancel');
  await expectAccessible(page);
});

test('the other editors are accessible, and so is the error shown when the database cannot be reached', async ({
  admin,
  page,
}) => {
  const database = '**/v1/projects/**';
  await admin.signIn();
  await page.route(database, (route) => route.abort());
  await page.goto('/admin/global');
  await expect(page.getByRole('heading', { name: 'Couldn’t load this page' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(database);
  await admin.press('Try again');
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible();
  for (const address of ['/admin/global', '/admin/link/new', '/admin/media/new-mention']) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: /Save/ })).toBeVisible();
    await expectAccessible(page);
  }
});
