import { expectAccessible, expectToFit } from '../support/accessible';
import { authenticatorCodes } from '../support/authenticator-app';
import { mailedCode } from '../support/outbox';
import { owner } from '../support/owner';
import { expect, test } from '../support/test';

const OLD = 'a password of old';
const NEW = 'a password of mine';

test('whoever adds an authenticator app needs its code to sign in and to change the password', async ({
  admin,
  page,
}) => {
  const email = `careful-${Date.now()}@purvia.example`;
  await owner.createAdministrator(email, OLD);
  await admin.tryToSignIn(email, OLD);
  await page.getByRole('link', { name: 'Security' }).click();
  await admin.press('Set up an app');
  const key = await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent();
  const [first, second, third] = await authenticatorCodes(key ?? '');
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page);
  await admin.fill('Six digits', '000 000');
  await admin.press('Turn on');
  await expect(page.getByRole('alert').filter({ hasText: 'This code is incorrect' })).toBeVisible();
  await admin.fill('Six digits', `${first.slice(0, 3)} ${first.slice(3)}`);
  await admin.press('Turn on');
  await expect(page.getByText('The app has been added.')).toBeVisible();
  await expectAccessible(page);

  await admin.press('Logout');
  await admin.submitSignIn(email, OLD);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(admin.field('Six digits')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(second);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();

  await page.goto('/admin/security');
  await admin.press('Change password');
  await admin.fill('Current password', OLD);
  await admin.fill('New password', NEW);
  await admin.press('Save password');
  await admin.fill('Six digits', third);
  await admin.press('Save password');
  await expect(page.getByText('Your password has been changed.')).toBeVisible();

  await admin.press('Remove');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The app has been removed.')).toBeVisible();
  await admin.press('Logout');
  await admin.submitSignIn(email, NEW);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('an invited person sets a password, adds an app and asks to publish a blog, all by keyboard', async ({
  admin,
  page,
  colleague,
  visitor,
}) => {
  test.slow();
  const enter = (role: 'button' | 'link', name: string, on = page) =>
    on.getByRole(role, { name, exact: true }).press('Enter');
  const email = `invited-${Date.now()}@purvia.example`;
  await colleague.openList('People');
  await colleague.fill('Email', email);
  await colleague.page.getByLabel('Role', { exact: true }).selectOption('Writer');
  await colleague.press('Send invitation');
  const code = await mailedCode(email);
  await expect(colleague.page.getByText('Invited, but not signed in yet.')).toBeVisible();
  await expectAccessible(colleague.page);

  await admin.open();
  await admin.press('Forgot your password?');
  await admin.press('I already have a code');
  await admin.fill('Code', code);
  await admin.fill('New password', 'qwerty123456');
  await expect(page.getByText('This password is easy to guess')).toBeVisible();
  await expectAccessible(page);
  await admin.fill('New password', NEW);
  await admin.press('Set password');
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await admin.press('Back to sign-in');
  await admin.submitSignIn(email, NEW);
  await expect(page.getByRole('banner').getByText('Writer', { exact: true })).toBeVisible();
  await admin.openList('People');
  await expect(page.getByText('Only administrators can invite people')).toBeVisible();
  await expectAccessible(page);

  await enter('link', 'Security');
  await enter('button', 'Set up an app');
  const key = await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent();
  const [digits] = await authenticatorCodes(key ?? '');
  await admin.fill('Six digits', digits);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The app has been added.')).toBeVisible();

  const title = `By keyboard ${Date.now()}`;
  await admin.open();
  await enter('button', 'Create New Blog');
  await admin.field('Title').pressSequentially(title);
  await page.keyboard.press('Control+Enter');
  const panel = page.getByRole('dialog', { name: /^Publish this blog/ });
  await panel.getByLabel('Note to the publisher').pressSequentially('My first.');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Your request was sent.')).toBeVisible();
  await visitor.expectNoBlog(title);
  await colleague.page.goto('/admin');
  await enter('link', `Review: ${title}`, colleague.page);
  await expect(colleague.page.getByText('My first.')).toBeVisible({ timeout: 10_000 });
  await expectAccessible(colleague.page);
  await enter('button', 'Approve and publish', colleague.page);
  await colleague.expectLive('Blog published');
  await visitor.expectBlog(title);

  await colleague.openList('People');
  await colleague.page.getByLabel(`Role of ${email}`).selectOption('Publisher');
  await expectAccessible(colleague.page);
  await colleague.page.getByRole('alertdialog').getByRole('button', { name: 'Change role' }).click();
  await expect(colleague.page.getByLabel(`Role of ${email}`)).toHaveValue('publisher');
  await expectToFit(colleague.page, { width: 320, height: 640 });
  await admin.open();
  await expect(page.getByRole('banner').getByText('Publisher', { exact: true })).toBeVisible();
});
