import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { trySignIn } from '../support/administrator';
import { environment } from '../support/environment';
import { owner } from '../support/owner';
import { expect, test } from '../support/test';

const NEUTRAL = 'Incorrect email or password';

/** Sends enough wrong passwords at once to make the server refuse further attempts. */
async function exhaustAttempts(request: APIRequestContext, email: string) {
  const guess = async (_: unknown, index: number) => {
    const answer = await trySignIn(request, { email, password: `guess ${index}` });
    expect((await answer.json()).error.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  };
  await Promise.any(Array.from({ length: 14 }, guess));
}

test('a failed sign-in does not reveal whether the email or the password was wrong', {
  tag: '@journey',
}, async ({ admin, page }) => {
  await admin.tryToSignIn('nobody@purvia.example', 'some password');
  await expect(page.getByRole('alert').filter({ hasText: NEUTRAL })).toBeVisible();
  await admin.tryToSignIn(environment.administrator.email, 'another password');
  await expect(page.getByRole('alert').filter({ hasText: NEUTRAL })).toBeVisible();
});

test('a sign-in is refused with an explanation if the account is disabled or there have been too many attempts', async ({
  admin,
  page,
}) => {
  const alert = page.getByRole('form').getByRole('alert');
  const email = `left-${Date.now()}@purvia.example`;
  const { localId } = await owner.createUser(email, 'a password of old');
  await owner.disableUser(localId);
  await admin.tryToSignIn(email, 'a password of old');
  await expect(alert).toHaveText('This account is disabled. Ask your administrator to enable it.');
  await expectAccessible(page);

  const guessed = `guessed-${Date.now()}@purvia.example`;
  await page.getByLabel('Email').fill(guessed);
  await exhaustAttempts(page.request, guessed);
  await admin.press('Sign in');
  await expect(alert).toHaveText(/^Too many attempts\. Wait a minute, then try again\.$/);
});

test('a sign-in attempted offline keeps the typed text, and a second attempt succeeds online', async ({
  admin,
  page,
}) => {
  const { email, password } = environment.administrator;
  await admin.open();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.context().setOffline(true);
  await admin.press('Sign in');
  await expect(page.getByRole('form').getByRole('alert')).toHaveText(
    /Couldn’t reach the sign-in service. Check your connection and try again/,
  );
  await expect(page.getByLabel('Password')).toHaveValue(password);
  await expectAccessible(page);
  await page.context().setOffline(false);
  await admin.press('Sign in');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('a signed-in user who is not an administrator gets an explanation and cannot open an editor', async ({
  admin,
  page,
}) => {
  const email = `reader-${Date.now()}@purvia.example`;
  await owner.createUser(email, 'a reader password');
  await admin.tryToSignIn(email, 'a reader password');
  await expect(page.getByRole('heading', { name: 'This account cannot edit the site' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/blog/some-id');
  await expect(page).toHaveURL(/\/admin$/);
});

test('an editor asks signed-out users to sign in at /admin, and then opens', {
  tag: '@journey',
}, async ({ admin, colleague, page }) => {
  const title = `Linked to ${Date.now()}`;
  await colleague.saveBlog(title);
  await page.goto(colleague.page.url());
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const { email, password } = environment.administrator;
  await admin.submitSignIn(email, password);
  await expect(page).toHaveURL(colleague.page.url());
  await expect(admin.field('Title')).toHaveValue(title);
});

test('signing out returns to the sign-in page', { tag: '@journey' }, async ({ admin, page }) => {
  await admin.signIn();
  await admin.press('Logout');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
