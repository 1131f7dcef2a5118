import { expectAccessible } from '../support/accessible';
import { environment } from '../support/environment';
import { owner } from '../support/owner';
import { expect, test } from '../support/test';

test('a user whose session ends can sign in again in a dialog over the form, and no typed text is lost', async ({
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
  await expect(dialog).toHaveAccessibleName('Your session has expired');
  // A page in the background is painted only once a second, and each click waits for a paint.
  await elsewhere.close();
  const signIn = async ({ email, password }: typeof environment.administrator) => {
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password').fill(password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
  };
  await signIn({ ...environment.administrator, password: 'not the password' });
  await expect(dialog.getByRole('alert')).toContainText('Incorrect email or password');

  const reader = { email: `reader-${Date.now()}@purvia.example`, password: 'a password of mine' };
  await test.step('a forgotten password is reset with a code', async () => {
    await owner.createUser(reader.email, 'a password of old');
    await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(dialog).toHaveAccessibleName('Reset your password');
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await dialog.getByLabel('Email').fill(reader.email);
    await dialog.getByRole('button', { name: 'Request code' }).click();
    await expect(dialog.getByRole('status')).toContainText('If there is an account for this address');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'I already have a code' }).click();
    await expect(dialog.getByLabel('Code')).toBeFocused();
    await dialog.getByLabel('Code').fill(await owner.resetCode(reader.email));
    await dialog.getByLabel('New password', { exact: true }).fill(reader.password);
    await dialog.getByRole('button', { name: 'Set password' }).click();
    await expect(dialog.getByRole('status')).toContainText('Your password has been changed.');
    await expect(dialog.getByRole('button', { name: 'Back to sign-in' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Email')).toBeFocused();
  });

  await signIn(reader);
  await expect(dialog.getByRole('alert')).toContainText('This account cannot edit the site.');
  await signIn(environment.administrator);
  await expect(dialog).toHaveCount(0);

  await expect(admin.field('Description')).toHaveValue('In the middle of a sen');
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();
});
