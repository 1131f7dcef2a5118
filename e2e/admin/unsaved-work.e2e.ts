import { expectAccessible } from '../support/accessible';
import { AdminPage } from '../support/admin-page';
import { owner } from '../support/owner';
import { expect, test } from '../support/test';

const KEPT = 'Backed up on the server';

test('typed text is restored when the editor is reopened', { tag: '@journey' }, async ({ admin }) => {
  const title = `Never saved ${Date.now()}`;
  await admin.signIn();
  await admin.saveBlog(title);
  await admin.fill('Description', 'Typed, not saved');
  await expect(admin.page.getByText('Unsaved changes')).toBeVisible();
  const next = await admin.reopened();

  await expect(next.field('Description')).toHaveValue('Typed, not saved');
  await expect(next.page.getByText(/restored from/)).toBeVisible();
  const restored = next.page.getByRole('group', { name: 'Restored, not saved yet' });
  await expect(restored.getByLabel('Description')).toBeVisible();
  await expect(restored).toHaveCount(1);
  await next.press('Save draft');
  await expect(next.page.getByText('Blog saved.')).toBeVisible();
  await expect(restored).toHaveCount(0);
  await next.page.reload();
  await expect(next.field('Description')).toHaveValue('Typed, not saved');
  await expect(next.page.getByText('Unsaved changes')).toHaveCount(0);
});

test('unsaved work appears on another machine, in the list of unfinished work', async ({
  admin,
  browser,
}) => {
  test.setTimeout(90_000);
  const title = `Begun elsewhere ${Date.now()}`;
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', title);
  await expect(admin.page.getByText(KEPT)).toBeVisible();
  const context = await browser.newContext();
  const elsewhere = new AdminPage(await context.newPage());
  await elsewhere.signIn();
  await elsewhere.page.getByRole('link', { name: /^Unfinished \(\d+ of your own\)$/ }).click();
  const unfinished = elsewhere.page.getByRole('link', { name: title });
  await expect(unfinished).toBeVisible();
  await expectAccessible(elsewhere.page);
  await unfinished.click();
  await expect(elsewhere.field('Title')).toHaveValue(title);
  await elsewhere.press('Save draft');
  await expect(elsewhere.page.getByText('Blog saved.')).toBeVisible();
  // The first tab detects the save after about 15 seconds, and then deletes its own copy.
  await expect(async () => {
    await elsewhere.page.goto('/admin?list=unfinished');
    await expect(elsewhere.page.getByRole('link', { name: 'Unfinished' })).toBeVisible();
    await expect(unfinished).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  await context.close();
});

test('unsaved changes to a deleted record can be seen there, and continued or discarded', async ({
  admin,
  page,
}) => {
  const title = `Deleted while unfinished ${Date.now()}`;
  await admin.signIn();
  await admin.saveMention(title);
  await admin.fill('Description', 'Typed before the deletion');
  await expect(page.getByText(KEPT)).toBeVisible();
  const remove = async () => {
    await page.goto('/admin?list=media');
    await admin.actConfirmed(title, 'Delete');
    await expect(page.getByText('Media deleted.')).toBeVisible();
    await page.goto('/admin?list=unfinished');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByText(/^You have unsaved changes to Description\./)).toBeVisible();
    await page.getByText('Show changes').click();
    await expect(page.getByText('Typed before the deletion')).toBeVisible();
  };
  await remove();
  await expectAccessible(page);
  await admin.press('Restore');
  await expect(admin.field('Description')).toHaveValue('Typed before the deletion');

  await remove();
  await admin.discard();
  await expect(page.getByText('Your changes were discarded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore', exact: true })).toBeFocused();
  await admin.press('Restore');
  await expect(admin.field('Title')).toHaveValue(title);
  await expect(admin.field('Description')).toHaveValue('');
});

test('an unfinished new record is offered when another record is created', async ({ admin, page }) => {
  const title = `Begun ${Date.now()}`;
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', title);
  await expect(page.getByText(KEPT)).toBeVisible();
  await admin.open();
  await admin.startBlog();
  await page.getByRole('link', { name: title }).click();
  await expect(admin.field('Title')).toHaveValue(title);
});

test('discarded changes are restored by Undo, but not by a reload', async ({ admin, page }) => {
  await admin.signIn();
  await admin.saveBlog(`Discarded ${Date.now()}`);
  await admin.fill('Description', 'Not worth keeping');
  const discard = async () => {
    await admin.discard();
    await expect(admin.field('Description')).toHaveValue('');
  };
  await discard();
  await admin.press('Undo');
  await expect(admin.field('Description')).toHaveValue('Not worth keeping');
  await expect(page.getByText(KEPT)).toBeVisible();
  await discard();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await page.reload();
  await expect(admin.field('Title')).not.toHaveValue('');
  await expect(admin.field('Description')).toHaveValue('');
});

test('a discard can no longer be undone after a later save, which the undo would overwrite', async ({
  admin,
  page,
}) => {
  await admin.signIn();
  await admin.saveBlog(`Discarded before a save ${Date.now()}`);
  await admin.fill('Description', 'Not worth keeping');
  await admin.discard();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toBeVisible();
  await admin.fill('Description', 'Worth keeping');
  await admin.press('Save draft');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(undo).toHaveCount(0);
});

test('leaving an editor causes a warning only if some changes are not on the server yet', async ({
  admin,
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
  await admin.signIn();
  await admin.saveBlog(`Guarded ${Date.now()}`);
  await page.route('**/v1/projects/**', (route) => route.abort('connectionrefused'));
  await admin.fill('Description', 'Something new');
  await page.getByRole('link', { name: 'All content' }).click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(admin.field('Description')).toHaveValue('Something new');

  await page.unroute('**/v1/projects/**');
  await expect(page.getByText(KEPT)).toBeVisible();
  await page.getByRole('link', { name: 'All content' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test("a crashed tab's text does not replace text saved later", async ({ admin, page }) => {
  await admin.signIn();
  await admin.saveBlog(`From a crashed tab ${Date.now()}`);
  const address = page.url();
  await admin.fill('Description', 'Typed first');
  await expect(page.getByText(KEPT)).toBeVisible();
  await page.goto('chrome://crash').catch(() => {});
  const next = new AdminPage(await page.context().newPage());
  await next.page.goto(address);
  await expect(next.field('Description')).toHaveValue('Typed first');
  await expect(next.page.getByRole('group', { name: 'Restored, not saved yet' })).toBeVisible();
  await expectAccessible(next.page);
  await next.fill('Description', 'Typed afterwards');
  await expect(next.page.getByText(KEPT)).toBeVisible();
  await next.press('Save draft');
  await expect(next.page.getByText('Blog saved.')).toBeVisible();
  const last = await next.reopened();
  await expect(last.field('Description')).toHaveValue('Typed afterwards');
  await expect(last.page.getByText('Unsaved changes', { exact: true })).toHaveCount(0);
});

test('a colleague can see who has unsaved changes, view the changes and take them over', async ({
  admin,
  browser,
  page,
}) => {
  await admin.signIn();
  await admin.saveBlog(`Prepared ${Date.now()}`);
  await admin.fill('Description', 'Prepared for later');
  await admin.fill('Link', '/impact');
  await expect(page.getByText(KEPT)).toBeVisible();

  const account = { email: `preparing-${Date.now()}@purvia.example`, password: 'a colleague of mine' };
  await owner.createAdministrator(account.email, account.password);
  const context = await browser.newContext();
  const other = new AdminPage(await context.newPage());
  await other.signIn(account);
  await other.page.goto(page.url());
  const title = await other.field('Title').boundingBox();
  await other.openColleagues();
  await expect(other.page.getByText(/has unsaved changes to Description, Link, since/)).toBeVisible();
  expect(await other.field('Title').boundingBox()).toEqual(title);
  await expect(other.field('Description')).toHaveValue('');
  await other.page.getByText('View changes').click();
  await expect(other.page.getByText('Prepared for later')).toBeVisible();
  await expectAccessible(other.page);
  await other.fill('Link', '/science');
  await other.openColleagues();
  await other.press('Take over');
  await expect(other.field('Description')).toHaveValue('Prepared for later');
  const taken = other.page.getByRole('group', { name: 'Taken over, not saved yet' });
  await expect(taken.getByLabel('Description')).toBeVisible();
  await expect(other.field('Link')).toHaveValue('/science');
  await expectAccessible(other.page);
  await other.press('Use the other version of Link');
  await expect(other.field('Link')).toHaveValue('/impact');
  await expect(other.page.getByText(KEPT)).toBeVisible();

  await page.bringToFront();
  const announced = page
    .getByRole('status')
    .filter({ hasText: `${account.email} has taken over your changes` });
  await expect(announced).toBeAttached({ timeout: 20_000 });
  await other.press('Save draft');
  await expect(other.page.getByText('Blog saved.')).toBeVisible();
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();
  await context.close();
});

test('a save made offline waits, and succeeds when the device is online again', async ({ admin, page }) => {
  await admin.signIn();
  await admin.saveBlog(`Offline ${Date.now()}`);
  await page.context().setOffline(true);
  const banner = page.getByText('You are offline. Unsaved changes are backed up on this device');
  await expect(banner).toBeInViewport();
  await admin.fill('Description', 'Typed on a train');
  await admin.field('Publish at').scrollIntoViewIfNeeded();
  const bar = page.getByRole('heading', { level: 1 });
  const { y: top } = (await bar.boundingBox()) ?? { y: 0 };
  const { y: bannerTop } = (await banner.boundingBox()) ?? { y: 0 };
  expect(bannerTop).toBeGreaterThan(top + 100);
  await admin.press('Save draft');
  await expect(page.getByText('your change will be sent when you are back online')).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(page.getByText('Blog saved.')).toBeVisible();
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

test('text typed during an hour offline is kept, and sent when the device is online again', async ({
  admin,
  page,
}) => {
  await page.clock.install();
  await admin.signIn();
  await admin.saveBlog(`An hour offline ${Date.now()}`);
  await page.context().setOffline(true);
  await admin.fill('Description', 'Before the hour. ');
  await expect(page.getByText(/backed up on this device only/)).toBeVisible();
  await page.clock.fastForward('01:00:00');
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  await admin.field('Description').press('End');
  await admin.field('Description').pressSequentially('After it.');
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(page.getByText(KEPT)).toBeVisible();
  const next = await admin.reopened();
  await expect(next.field('Description')).toHaveValue('Before the hour. After it.');
  await next.press('Save draft');
  await expect(next.page.getByText('Blog saved.')).toBeVisible();
});
