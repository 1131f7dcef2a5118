import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test('a stale save shows mine, theirs and base, and the editor chooses', { tag: '@journey' }, async ({
  admin,
}) => {
  const title = `Edited twice ${Date.now()}`;
  await admin.signIn();
  await admin.saveBlog(title);
  const colleague = await admin.saveAsColleague(`${title} by a colleague`);

  await admin.fill('Title', `${title} by me`);
  await admin.fill('Description', 'Mine alone');
  await admin.press('Save draft');
  const panel = admin.page.getByRole('region', { name: 'Somebody else saved this record' });
  const choice = panel.getByRole('group', { name: 'Title (changed by both of you)' });
  for (const text of [`${title} by me`, `${title} by a colleague`, title]) {
    await expect(choice.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(admin.field('Title')).toHaveValue(`${title} by me`);

  await choice.getByRole('radio', { name: /^Theirs/ }).check();
  await admin.press('Keep the chosen fields');
  await expect(admin.field('Title')).toHaveValue(`${title} by a colleague`);
  await admin.press('Save draft');
  await expect(admin.page.getByText('Blog saved.')).toBeVisible();

  await colleague.page.reload();
  await expect(colleague.field('Title')).toHaveValue(`${title} by a colleague`);
  await expect(colleague.field('Description')).toHaveValue('Mine alone');
});

test('a record that was deleted meanwhile comes back with what was typed', async ({ admin }) => {
  const title = `Deleted meanwhile ${Date.now()}`;
  await admin.signIn();
  await admin.saveBlog(title);
  const colleague = await admin.saveAsColleague(title);
  await colleague.remove('Delete');
  await expect(colleague.page.getByText('Blog deleted.')).toBeVisible();

  await admin.fill('Description', 'Typed before it was gone');
  await admin.press('Save draft');
  await expect(admin.page.getByRole('button', { name: 'Bring the record back' })).toBeVisible();
  await expectAccessible(admin.page);
  await admin.press('Bring the record back');
  await expect(admin.page.getByText('Somebody else deleted this record')).toHaveCount(0);
  await expect(admin.field('Description')).toHaveValue('Typed before it was gone');
  await admin.press('Save draft');
  await expect(admin.page.getByText('Blog saved.')).toBeVisible();
});
