import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test('what was typed survives a closed tab and comes back when asked for', { tag: '@journey' }, async ({
  admin,
}) => {
  const title = `Never saved ${Date.now()}`;
  await admin.signIn();
  await admin.saveBlog(title);
  const address = admin.page.url();
  await admin.fill('Description', 'Typed, not saved');
  await expect(admin.page.getByText('Unsaved changes')).toBeVisible();
  const context = admin.page.context();
  const next = await context.newPage();
  await admin.page.close({ runBeforeUnload: false });

  await next.goto(address);
  const notice = next.getByRole('status').filter({ hasText: 'never saved' });
  await expect(notice).toBeVisible();
  await expect(next.getByLabel('Description', { exact: true })).toHaveValue('');
  await next.getByText('Show what differs').click();
  await expect(notice.getByText('Typed, not saved')).toBeVisible();
  await next.getByRole('button', { name: 'Bring them back' }).click();
  await expect(next.getByLabel('Description', { exact: true })).toHaveValue('Typed, not saved');
  await expect(notice).toHaveCount(0);
  await next.getByRole('button', { name: 'Save draft' }).click();
  await expect(next.getByText('Blog saved.')).toBeVisible();
  await next.reload();
  await expect(next.getByLabel('Description', { exact: true })).toHaveValue('Typed, not saved');
  await expect(next.getByText('never saved')).toHaveCount(0);
});

test('a draft that is thrown away stays away', async ({ admin, page }) => {
  await admin.signIn();
  await admin.saveBlog(`Thrown away ${Date.now()}`);
  await admin.fill('Description', 'Not worth keeping');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await admin.press('Throw them away');
  await page.reload();
  await expect(admin.field('Description')).toHaveValue('');
  await expect(page.getByText('never saved')).toHaveCount(0);
});

test('leaving with unsaved changes asks first, and not once they are saved', async ({ admin, page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
  await admin.signIn();
  await admin.saveBlog(`Guarded ${Date.now()}`);
  await admin.fill('Description', 'Something new');
  await page.getByRole('link', { name: 'All content' }).click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(admin.field('Description')).toHaveValue('Something new');

  await page.keyboard.press('Control+s');
  await expect(page.getByText('Blog saved.')).toBeVisible();
  await page.getByRole('link', { name: 'All content' }).click();
  await expect(page.getByRole('heading', { name: 'Site admin' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a save without a connection waits for it and then goes through', async ({ admin, page }) => {
  await admin.signIn();
  await admin.saveBlog(`Offline ${Date.now()}`);
  await page.context().setOffline(true);
  await expect(page.getByText('No connection.').first()).toBeVisible();
  await admin.fill('Description', 'Typed on a train');
  await admin.press('Save draft');
  await expect(page.getByText('goes through by itself')).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(page.getByText('Blog saved.')).toBeVisible();
  await expect(page.getByText('No connection.')).toHaveCount(0);
});
