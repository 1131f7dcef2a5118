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

  const dialog = page.getByRole('dialog', { name: 'Your sign-in has ended' });
  await expect(dialog).toBeVisible();
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
  await dialog.getByLabel('Email').fill(environment.administrator.email);
  await dialog.getByLabel('Password').fill(environment.administrator.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toHaveCount(0);

  await expect(admin.field('Description')).toHaveValue('In the middle of a sen');
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();
});
