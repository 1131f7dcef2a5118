import { expectAccessible } from '../support/accessible';
import { authenticatorCodes } from '../support/authenticator-app';
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
  await admin.fill('New password', 'too short');
  await admin.press('Save password');
  await expect(
    page.getByRole('alert').filter({ hasText: 'The password must have at least 12 characters.' }),
  ).toBeVisible();
  await expect(page.getByLabel('Six digits')).toHaveCount(0);
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
