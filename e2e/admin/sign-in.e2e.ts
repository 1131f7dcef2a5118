import { environment } from '../support/environment';
import { owner } from '../support/owner';
import { expect, test } from '../support/test';

const NEUTRAL = 'E-mail or password is not right.';

test('a wrong sign-in never says which half was wrong', async ({ admin, page }) => {
  await admin.tryToSignIn('nobody@purvia.example', 'some password');
  await expect(page.getByRole('alert').filter({ hasText: NEUTRAL })).toBeVisible();
  await admin.tryToSignIn(environment.administrator.email, 'another password');
  await expect(page.getByRole('alert').filter({ hasText: NEUTRAL })).toBeVisible();
});

test('a signed-in user who is no administrator is told so and can do nothing', async ({ admin, page }) => {
  const email = `reader-${Date.now()}@purvia.example`;
  await owner.createUser(email, 'a reader password');
  await admin.tryToSignIn(email, 'a reader password');
  await expect(page.getByRole('heading', { name: 'This account cannot edit the site' })).toBeVisible();
  await page.goto('/admin/blog/some-id');
  await expect(page).toHaveURL(/\/admin$/);
});

test('an editor sends whoever is not signed in to the sign-in', async ({ page }) => {
  await page.goto('/admin/blog/some-id');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('logging out leads back to the sign-in', async ({ admin, page }) => {
  await admin.signIn();
  await admin.press('Logout');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
