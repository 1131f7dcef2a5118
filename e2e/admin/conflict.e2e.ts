import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test('a stale save offers a choice for a field that two people changed, and one press saves the choice', {
  tag: '@journey',
}, async ({ admin, colleague }) => {
  const title = `Edited twice ${Date.now()}`;
  await admin.signIn();
  await admin.saveBlog(title);
  await colleague.page.goto(admin.page.url());
  await colleague.fill('Title', `${title} by a colleague`);
  await colleague.press('Save draft');
  await expect(colleague.page.getByText('Blog saved.')).toBeVisible();

  await admin.fill('Title', `${title} by me`);
  await admin.fill('Description', 'Mine alone');
  await admin.press('Save draft');
  // The colleague is signed in to the same account.
  await expect(
    admin.page.getByRole('region', { name: 'You saved this record in another window' }),
  ).toBeVisible();
  const choice = admin.page.locator('[data-field=title]').getByRole('group', { name: 'Title' });
  await expect(choice.getByText(title, { exact: true }).last()).toBeVisible();
  await expect(choice.getByRole('insertion')).toHaveText([/by me/, /by a colleague/]);
  await expect(admin.field('Title')).toHaveValue(`${title} by me`);

  await choice.getByRole('radio', { name: /^Saved version/ }).check();
  await admin.press('Save these choices');
  await expect(admin.page.getByText('Blog saved.')).toBeVisible();
  await expect(admin.field('Title')).toHaveValue(`${title} by a colleague`);

  await colleague.page.reload();
  await expect(colleague.field('Title')).toHaveValue(`${title} by a colleague`);
  await expect(colleague.field('Description')).toHaveValue('Mine alone');
});

test('a choice between two articles concerns only the paragraph that both people changed', async ({
  admin,
  colleague,
  page,
}) => {
  const source = 'Article: Markdown source';
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', `Written by two ${Date.now()}`);
  await admin.typeArticle('Open the kit.\n\nThaw the reagents.\n\nMix them.');
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();
  await colleague.page.goto(page.url());
  await colleague.typeArticle('Open the kit at last.\n\nThaw the reagents twice.\n\nMix them.\n\nWait.');
  await colleague.press('Save draft');
  await expect(colleague.page.getByText('Blog saved.')).toBeVisible();

  await admin.fill(source, 'Before the test.\n\nOpen the kit.\n\nThaw the reagents once.\n\nMix them well.');
  await admin.press('Save draft');
  await expect(admin.field(source)).toHaveValue(
    'Before the test.\n\nOpen the kit at last.\n\nThaw the reagents once.\n\nMix them well.\n\nWait.',
  );
  const choice = page.getByRole('group', { name: 'Article', exact: true });
  await expect(choice.getByRole('insertion')).toHaveText(['once', 'twice']);
  await expectAccessible(page);
  await choice.getByRole('radio', { name: /^Saved version/ }).check();
  await admin.press('Save these choices');
  await expect(page.getByText('Blog saved.')).toBeVisible();
  await expect(admin.field(source)).toHaveValue(
    'Before the test.\n\nOpen the kit at last.\n\nThaw the reagents twice.\n\nMix them well.\n\nWait.',
  );
});

test('a choice that has not been made is offered again after a reload', async ({
  admin,
  colleague,
  page,
}) => {
  const title = `Asked again ${Date.now()}`;
  await admin.signIn();
  await admin.saveBlog(title);
  await colleague.page.goto(page.url());
  await colleague.fill('Title', `${title} by a colleague`);
  await colleague.press('Save draft');
  await expect(colleague.page.getByText('Blog saved.')).toBeVisible();
  await admin.fill('Title', `${title} by me`);
  await admin.press('Save draft');
  const panel = page.getByRole('region', { name: /saved this record|was saved by/ });
  await expect(panel).toBeVisible();
  await admin.press('Save draft');
  await expect(panel.getByRole('heading')).toBeFocused();
  await expect(page.getByText('Backed up on the server')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Title' })).toBeVisible();
  await expect(admin.field('Title')).toHaveValue(`${title} by me`);
});

test('changes merged into a live record go live only when Update is pressed again', async ({
  admin,
  colleague,
  page,
}) => {
  const title = `Merged ${Date.now()}`;
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', title);
  await admin.publish();
  await admin.expectLive('Blog published');
  await colleague.page.goto(page.url());
  await colleague.fill('Description', 'By a colleague');
  await colleague.update();
  await colleague.expectLive('Blog saved.');
  await admin.fill('Title', `${title} by me`);
  await admin.update();
  await expect(page.getByText(/Your version was not saved/)).toBeVisible();
  await expect(admin.field('Description')).toHaveValue('By a colleague');
  const merged = page.getByRole('group', { name: 'Updated from the saved version' });
  await expect(merged.getByLabel('Description')).toBeVisible();
  await expectAccessible(page);
  await admin.update();
  await admin.expectLive('Blog saved.');
  await colleague.page.reload();
  await expect(colleague.field('Title')).toHaveValue(`${title} by me`);
});

test("a save whose response was lost is not mistaken for somebody else's save", async ({ admin, page }) => {
  await admin.signIn();
  await admin.saveBlog(`Lost ${Date.now()}`);
  await admin.fill('Description', 'Sent once');
  await expect(page.getByText('Backed up on the server')).toBeVisible();
  await page.route('**/documents:commit', async (route) => {
    const isSave = route.request().postData()?.includes('/history/');
    if (!isSave) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();
  await expect(page.getByRole('region', { name: /saved this record|was saved by/ })).toHaveCount(0);
});

test('a record that was deleted during editing can be restored, and the typed changes are kept', async ({
  admin,
}) => {
  const title = `Deleted meanwhile ${Date.now()}`;
  await admin.signIn();
  await admin.saveBlog(title);
  const colleague = await admin.saveAsColleague(title);
  await colleague.delete();
  await expect(colleague.page.getByText('Blog deleted.')).toBeVisible();

  await admin.fill('Description', 'Typed before it was gone');
  await admin.press('Save draft');
  await expect(admin.page.getByRole('button', { name: 'Restore the record' })).toBeVisible();
  await expectAccessible(admin.page);
  await admin.press('Restore the record');
  await expect(admin.page.getByText(/was deleted by|deleted this record/)).toHaveCount(0);
  await expect(admin.field('Description')).toHaveValue('Typed before it was gone');
  await admin.press('Save draft');
  await expect(admin.page.getByText('Blog saved.')).toBeVisible();
});

test('a record that a colleague has already restored opens in the editor, and leaves the Deleted list', async ({
  admin,
  colleague,
  page,
}) => {
  const title = `Restored already ${Date.now()}`;
  const already = page.getByText('This record has already been restored.');
  await admin.signIn();
  await admin.saveMention(title);
  const address = page.url();
  const restoreElsewhere = async () => {
    await colleague.page.goto(address);
    await colleague.press('Restore');
    await colleague.expectHidden('Media restored as a draft.');
  };
  await admin.delete();
  await expect(page.getByText('Media deleted.')).toBeVisible();
  await restoreElsewhere();
  await admin.press('Restore');
  await expect(already).toBeVisible();
  await expect(admin.field('Title')).toHaveValue(title);

  await admin.delete();
  await expect(page.getByText('Media deleted.')).toBeVisible();
  await page.goto('/admin?list=deleted');
  const restore = page.getByRole('button', { name: `Restore: ${title}` });
  await expect(restore).toBeVisible();
  await restoreElsewhere();
  await restore.click();
  await expect(already).toBeVisible();
  await expect(restore).toHaveCount(0);
});

test('changes typed into a deleted record are merged with the record that a colleague has already restored', async ({
  admin,
  colleague,
  page,
}) => {
  const title = `Restored and edited ${Date.now()}`;
  await admin.signIn();
  await admin.saveBlog(title);
  await colleague.page.goto(page.url());
  await colleague.delete();
  await expect(colleague.page.getByText('Blog deleted.')).toBeVisible();
  await admin.fill('Description', 'Typed meanwhile');
  await admin.press('Save draft');
  await expect(page.getByRole('button', { name: 'Restore the record' })).toBeVisible();

  await colleague.press('Restore');
  await colleague.fill('Title', `${title} by a colleague`);
  await colleague.press('Save draft');
  await expect(colleague.page.getByText('Blog saved.')).toBeVisible();
  await admin.press('Restore the record');
  await expect(page.getByText(/The saved changes are now in your form: Title\./)).toBeVisible();
  await expect(admin.field('Title')).toHaveValue(`${title} by a colleague`);
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();
  await expect(admin.field('Description')).toHaveValue('Typed meanwhile');
});
