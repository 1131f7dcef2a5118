import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { environment } from '../support/environment';
import { holdRequests, STORAGE } from '../support/hold-requests';
import { owner } from '../support/owner';
import { aLargePng } from '../support/pictures';
import { requestsOf } from '../support/requests';
import { expect, test } from '../support/test';

/** The number of deactivations. For a full run: DEACTIVATIONS=50 npm run e2e -- e2e/admin/session.e2e.ts */
const DEACTIVATIONS = Number(process.env.DEACTIVATIONS ?? 3);

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
  await expect(dialog).toHaveAccessibleName('This account cannot edit the site');
  await signIn(environment.administrator);
  await expect(dialog).toHaveCount(0);

  await expect(admin.field('Description')).toHaveValue('In the middle of a sen');
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();
});

test('a colleague deactivated while typing is asked to sign in again at the next save, and no text is lost', async ({
  admin,
  page,
}) => {
  // A round takes about two seconds.
  test.setTimeout(60_000 + DEACTIVATIONS * 10_000);
  const colleague = { email: `writer-${Date.now()}@purvia.example`, password: 'a password of mine' };
  const { localId } = await owner.createUser(colleague.email, colleague.password);
  const become = (active: boolean) => owner.setRole(localId, colleague.email, 'writer', active);
  const dialog = page.getByRole('dialog', { name: 'This account cannot edit the site' });
  await become(true);
  await page.goto('/admin');
  await admin.submitSignIn(colleague.email, colleague.password);
  await admin.saveBlog(`Half written ${Date.now()}`);
  await expect(page.getByRole('button', { name: 'Ask to publish', exact: true })).toBeVisible();
  await expectAccessible(page);

  for (let round = 1; round <= DEACTIVATIONS; round++) {
    const text = `In the middle of sentence ${round}, she`;
    await admin.fill('Description', text);
    await become(false);
    const writes = requestsOf(page, /documents:commit/);
    await admin.press('Save draft');
    await expect(dialog).toContainText('Your changes are still in the form behind this window.');
    // The backup may already have been refused, and opened the dialog, before the save is sent.
    expect((await writes.statuses()).filter((status) => status < 400)).toEqual([]);
    await expect(admin.field('Description')).toHaveValue(text);
    if (round === 1) await expectAccessible(page);
    await become(true);
    await page.reload();
    await expect(admin.field('Description')).toHaveValue(text);
  }
  test.info().annotations.push({ type: 'scale', description: `${DEACTIVATIONS} deactivations` });

  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();
});

test('a colleague deactivated while reading sees in the next list that the account cannot edit the site', async ({
  admin,
  page,
}) => {
  const colleague = { email: `reader-${Date.now()}@purvia.example`, password: 'a password of mine' };
  const { localId } = await owner.createUser(colleague.email, colleague.password);
  await owner.setRole(localId, colleague.email, 'writer');
  await page.goto('/admin');
  await admin.submitSignIn(colleague.email, colleague.password);
  const blogs = page.getByRole('link', { name: /^Blogs/ });
  await expect(blogs).toBeVisible();
  await owner.setRole(localId, colleague.email, 'writer', false);
  await blogs.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This account cannot edit the site');
  await expect(page.getByText(colleague.email)).toBeVisible();
  await expectAccessible(page);
});

test('an administrator demoted while inviting sees the new role after the refusal, and keeps the typed address', async ({
  admin,
  page,
}) => {
  const { email, password } = {
    email: `demoted-${Date.now()}@purvia.example`,
    password: 'a password of mine',
  };
  const { localId } = await owner.createUser(email, password);
  await owner.setRole(localId, email, 'administrator');
  await page.goto('/admin?list=people');
  await admin.submitSignIn(email, password);
  await expect(admin.field(`Role of ${environment.administrator.email}`)).toBeVisible();
  await admin.fill('Email', 'new@purvia.example');
  await owner.setRole(localId, email, 'publisher');
  await admin.press('Send invitation');
  await expect(page.getByRole('alert').filter({ hasText: 'You do not have permission' })).toBeVisible();
  await expect(page.getByText('Your role has changed to Publisher.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Publisher', { exact: true })).toBeVisible();
  await expect(page.getByLabel(/^Role of/)).toHaveCount(0);
  await expect(admin.field('Email')).toHaveValue('new@purvia.example');
  await expect(admin.field('Email')).toBeEditable();
  await expectAccessible(page);
});

test.describe('signing out', () => {
  const question = (page: Page) =>
    page.getByRole('alertdialog', { name: 'Sign out before everything is stored?' });

  test('right after typing first backs up the text', async ({ admin, page }) => {
    await admin.signIn();
    await admin.saveBlog(`Left in a hurry ${Date.now()}`);
    const address = page.url();
    await admin.field('Description').pressSequentially('In the middle of a sen');
    await admin.press('Logout');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await page.evaluate(() => indexedDB.deleteDatabase('admin-work'));
    await page.goto(address);
    await admin.submitSignIn(environment.administrator.email, environment.administrator.password);
    await expect(admin.field('Description')).toHaveValue('In the middle of a sen');
  });

  test('asks if the text cannot be backed up, and does not sign out if the user cancels', async ({
    admin,
    page,
  }) => {
    await admin.signIn();
    await admin.saveBlog(`Kept signed in ${Date.now()}`);
    await page.route('**/v1/projects/**', (route) => route.abort('connectionrefused'));
    await admin.fill('Description', 'In the middle of a sen');
    await admin.press('Logout');
    await expect(question(page)).toBeVisible();
    await expectAccessible(page);
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
    await expect(admin.field('Description')).toHaveValue('In the middle of a sen');

    await page.unroute('**/v1/projects/**');
    await admin.press('Save draft');
    await expect(page.getByText('Blog saved.')).toBeVisible();
  });

  test('asks while an image is uploaded, and asks nothing else once the user confirms', async ({
    admin,
    page,
  }) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      return dialog.accept();
    });
    await admin.signIn();
    await admin.startBlog();
    await admin.fill('Title', `Without its picture ${Date.now()}`);
    await holdRequests(page, STORAGE);
    await admin.chooseImage(await aLargePng());
    await expect(page.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
    await admin.press('Logout');
    await question(page).getByRole('button', { name: 'Sign out anyway' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    expect(asked).toEqual([]);
  });

  test('waits for a save that is running', async ({ admin, page }) => {
    const title = `Saved before signing out ${Date.now()}`;
    await admin.signIn();
    await admin.startBlog();
    await admin.fill('Title', title);
    await expect(page.getByText('Backed up on the server')).toBeVisible();
    const release = await holdRequests(page, '**/documents:commit*');
    const saved = page.waitForResponse(/documents:commit/);
    await admin.press('Save draft');
    await admin.press('Logout');
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveAttribute('aria-busy', 'true');
    release();
    expect((await saved).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  });
});
