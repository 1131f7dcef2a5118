import { expectAccessible } from '../support/accessible';
import { owner } from '../support/owner';
import { expect, test } from '../support/test';

test('a forgotten password is reset with a code', async ({ admin, page }) => {
  const email = `forgetful-${Date.now()}@purvia.example`;
  await owner.createUser(email, 'a password of old');
  await admin.open();
  await admin.press('Forgot your password?');
  await page.getByLabel('Email').fill(email);
  await expect(page.getByText('This site cannot send emails')).toBeVisible();
  await admin.press('Request code');
  await expect(page.getByText('If there is an account for this address')).toBeVisible();

  await page.goto(`/admin?mode=resetPassword&oobCode=${await owner.resetCode(email)}`);
  await admin.fill('New password', 'abc');
  await admin.press('Set password');
  await expect(
    page.getByRole('alert').filter({ hasText: 'The password must have at least 12 characters.' }),
  ).toBeVisible();
  await admin.fill('New password', 'a password of mine');
  await admin.press('Set password');
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expectAccessible(page);
  await admin.press('Back to sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('a password of mine');
  await admin.press('Sign in');
  await expect(page.getByRole('heading', { name: 'This account cannot edit the site' })).toBeVisible();
});

test('an invented code is rejected', async ({ admin, page }) => {
  await page.goto('/admin?mode=resetPassword&oobCode=invented');
  await admin.fill('New password', 'a password of mine');
  await admin.press('Set password');
  await expect(page.getByText('This link or code is incorrect or has already been used')).toBeVisible();
});
