import { expectAccessible } from '../support/accessible';
import { environment } from '../support/environment';
import { owner } from '../support/owner';
import { expect, test } from '../support/test';

test('a sign-in that ends in mid-edit is renewed over the form, and nothing typed is lost', async ({
  admin,
  page,
}) => {
  await admin.signIn();
  await admin.saveBlog(`Interrupted ${Date.now()}`);
  await admin.fill('Description', 'In the middle of a sen');
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/admin');
  await elsewhere.getByRole('button', { name: 'Logout' }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Your sign-in has ended');
  await dialog.getByLabel('Email').fill(environment.administrator.email);
  await dialog.getByLabel('Password').fill('not the password');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toContainText('E-mail or password is not right.');
  await expectAccessible(page);
  const reader = { email: `reader-${Date.now()}@purvia.example`, password: 'a reader password' };
  await owner.createUser(reader.email, reader.password);
  await dialog.getByLabel('Email').fill(reader.email);
  await dialog.getByLabel('Password').fill(reader.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This account may not edit the site.');

  await test.step('by way of a new password, for who has forgotten it', async () => {
    const forgetful = { email: `forgetful-${Date.now()}@purvia.example`, password: 'a password of mine' };
    await owner.createAdministrator(forgetful.email, 'a password of old');
    await dialog.getByRole('button', { name: 'Forgotten the password?' }).click();
    await expect(dialog).toHaveAccessibleName('Choose a new password');
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await dialog.getByLabel('Email').fill(forgetful.email);
    await dialog.getByRole('button', { name: 'Send the message' }).click();
    await expect(dialog.getByRole('status')).toContainText('If there is an account for this address');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'I have a code already' }).click();
    await expect(dialog.getByLabel('Code')).toBeFocused();
    await dialog.getByLabel('Code').fill(await owner.resetCode(forgetful.email));
    await dialog.getByLabel('New password', { exact: true }).fill(forgetful.password);
    await dialog.getByRole('button', { name: 'Set the password' }).click();
    await expect(dialog.getByRole('status')).toContainText('The password is changed.');
    await expect(dialog.getByRole('button', { name: 'Back to the sign-in' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await dialog.getByLabel('Email').fill(forgetful.email);
    await dialog.getByLabel('Password').fill(forgetful.password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await expect(admin.field('Description')).toHaveValue('In the middle of a sen');
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();
});
