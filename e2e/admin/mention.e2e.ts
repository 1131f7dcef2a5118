import { expect, test } from '../support/test';

/** The latest valid year, so that the home page lists the mention near the top. */
const YEAR = '2099';

test('a press mention can be written, scheduled, published, unpublished, deleted and restored', async ({
  admin,
  page,
  visitor,
}) => {
  const title = `In the news ${Date.now()}`;
  const revised = `${title}, revised`;
  await admin.signIn();

  await test.step('the mention is written, and leaving the editor does not lose it', async () => {
    await admin.startMention();
    await admin.press('Save draft');
    for (const missing of ['Enter the year', 'Enter the title', 'Enter the outlet']) {
      await expect(page.getByText(missing)).toBeVisible();
    }
    await admin.fill('Year', YEAR);
    await admin.fill('Title', title);
    await admin.fill('Outlet', 'Laboratory Weekly');
    await admin.fill('Link', 'https://laboratory-weekly.example/kit');
    await expect(page.getByText('Backed up on the server')).toBeVisible();
    await page.getByRole('link', { name: 'All content' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
    await page.goBack();
    await expect(admin.field('Link')).toHaveValue('https://laboratory-weekly.example/kit');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Media saved.', { exact: true })).toBeVisible();
    await expect(page.getByText('Unsaved changes')).toHaveCount(0);
    await visitor.expectNoMention(title);
  });

  await test.step('the mention is scheduled, and stays hidden', async () => {
    await admin.schedule('2099-05-01T09:30');
    await expect(page.getByText('from 1 May 2099, 09:30', { exact: true })).toBeVisible();
    await visitor.expectNoMention(title);
  });

  await test.step('the mention goes live, and so does each update', async () => {
    await admin.publishNow();
    await admin.expectLive('Media published.');
    await visitor.expectMention(title);
    await expect(page.getByText('Anything you save will change the live page')).toBeVisible();
    await admin.fill('Title', revised);
    await admin.update();
    await admin.expectLive('Media saved.');
    await visitor.expectMention(revised);
  });

  await test.step('restoring an earlier version changes the live page', async () => {
    await admin.choose('History');
    const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
    await expect(dialog.getByText('restoring an earlier version changes the live page')).toBeVisible();
    const version = dialog.getByRole('listitem').filter({ hasText: 'Version 3' });
    await version.getByText('Compare with the current version').click();
    await expect(version.getByText(revised)).toBeVisible();
    await version.getByRole('button', { name: /^Restore this version/ }).click();
    await expect(admin.field('Title')).toHaveValue(title);
    await admin.expectLive('Media saved.');
    await visitor.expectNoMention(revised);
    await visitor.expectMention(title);
  });

  await test.step('the mention is unpublished, and published again', async () => {
    await admin.unpublish();
    await admin.expectOff('Media unpublished.');
    await visitor.expectNoMention(title);
    await admin.publish();
    await admin.expectLive('Media published.');
  });

  await test.step('the mention is deleted, and restored as a draft that no visitor sees', async () => {
    await admin.delete();
    await admin.expectOff('Media deleted.');
    await visitor.expectNoMention(title);
    await admin.press('Restore');
    await admin.expectHidden('Media restored as a draft. Publish it to show it to visitors.');
    await expect(admin.field('Title')).toHaveValue(title);
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    await visitor.expectNoMention(title);
  });
});

test('if two people edit a mention, the second to save gets a choice, and closing a tab loses nothing', async ({
  admin,
  colleague,
}) => {
  const title = `Contested ${Date.now()}`;
  await admin.signIn();
  await admin.saveMention(title);
  await colleague.page.goto(admin.page.url());
  await colleague.fill('Outlet', 'The Colleague');
  await colleague.fill('Title', `${title} by a colleague`);
  await colleague.press('Save draft');
  await expect(colleague.page.getByText('Media saved.')).toBeVisible();

  await admin.fill('Title', `${title} by me`);
  await expect(admin.page.getByText('Unsaved changes')).toBeVisible();
  const next = await admin.reopened();
  await test.step('changes typed in a closed tab are restored', async () => {
    await expect(next.field('Title')).toHaveValue(`${title} by me`);
    await expect(next.field('Outlet')).toHaveValue('The Colleague');
  });

  await test.step('the conflicting titles await a choice, and one press saves the choice', async () => {
    const choice = next.page.getByRole('group', { name: 'Title' });
    await expect(choice.getByText(title, { exact: true }).last()).toBeVisible();
    await next.press('Save these choices');
    await expect(next.page.getByText('Media saved.', { exact: true })).toBeVisible();
    await next.fill('Title', `${title} by me again`);
    await colleague.page.reload();
  });

  await test.step('a save over a newer revision shows both changes and offers a choice', async () => {
    await colleague.fill('Title', `${title} once more`);
    await colleague.press('Save draft');
    await expect(colleague.page.getByText('Media saved.', { exact: true })).toBeVisible();
    await next.press('Save draft');
    const choice = next.page.getByRole('group', { name: 'Title' });
    await expect(choice.getByRole('insertion')).toHaveCount(2);
    await choice.getByRole('radio', { name: /^Saved version/ }).check();
    await next.press('Save these choices');
    await expect(next.field('Title')).toHaveValue(`${title} once more`);
    await expect(next.page.getByText('Unsaved changes', { exact: true })).toHaveCount(0);
  });
});
