import type { Page } from '@playwright/test';
import { expectAccessible, expectToFit } from '../support/accessible';
import { authenticatorCodes } from '../support/authenticator-app';
import { Keyboard } from '../support/keyboard';
import { mailedCode } from '../support/outbox';
import { expect, test } from '../support/test';

const PASSWORD = 'a password of mine';

/** The most that all steps from the invitation until the blog is live may take, in milliseconds. */
const LIMIT_MS = 180_000;

/** Checks a page for accessibility. The time that this takes is not part of the work. */
class Checks {
  ms = 0;

  async accessible(page: Page) {
    const start = Date.now();
    await expectAccessible(page);
    this.ms += Date.now() - start;
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test.use({ viewport: { width: 1440, height: 900 } });

test('an invited person sets a password, adds an app and asks to publish a blog, and a colleague approves it, all by keyboard', async ({
  page,
  colleague,
  visitor,
}) => {
  test.slow();
  const keys = new Keyboard(page);
  const second = colleague.page;
  const secondKeys = new Keyboard(second);
  const email = `invited-${Date.now()}@purvia.example`;
  const title = `By keyboard ${Date.now()}`;
  const checks = new Checks();
  const start = Date.now();

  await test.step('an administrator invites a writer', async () => {
    await secondKeys.press(link(second, 'People'));
    await secondKeys.type(field(second, 'Email'), email);
    await expect(second.getByRole('radio', { name: 'Writer' })).toBeChecked();
    await secondKeys.press(button(second, 'Send invitation'));
    const row = second.getByRole('row').filter({ hasText: email });
    await expect(row.getByText('Invited, but not signed in yet.')).toBeVisible();
    await checks.accessible(second);
  });

  await test.step('the writer sets a password and signs in', async () => {
    const code = await mailedCode(email);
    await page.goto('/admin');
    await keys.press(button(page, 'Forgot your password?'));
    await keys.press(button(page, 'I already have a code'));
    await keys.type(field(page, 'Code'), code);
    await keys.type(field(page, 'New password'), 'qwerty123456');
    await expect(page.getByText('This password is easy to guess')).toBeVisible();
    await checks.accessible(page);
    await keys.type(field(page, 'New password'), PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await expect(button(page, 'Back to sign-in')).toBeFocused();
    await page.keyboard.press('Enter');
    await keys.type(field(page, 'Email'), email);
    await keys.type(field(page, 'Password'), PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByText('Writer', { exact: true })).toBeVisible();
    await keys.press(link(page, 'People'));
    await expect(page.getByText('Only administrators can invite people')).toBeVisible();
    await checks.accessible(page);
  });

  await test.step('the writer adds an authenticator app', async () => {
    await keys.press(link(page, 'Security'));
    await keys.press(button(page, 'Set up an app'));
    const key = await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent();
    await checks.accessible(page);
    const [digits] = await authenticatorCodes(key ?? '');
    await keys.type(field(page, 'Six digits'), digits);
    await page.keyboard.press('Enter');
    await expect(page.getByText('The app has been added.')).toBeVisible();
  });

  await test.step('the writer writes a blog and asks to publish it', async () => {
    await keys.pressBack(link(page, 'Home'));
    await keys.press(button(page, 'Create New Blog'));
    await keys.type(field(page, 'Title'), title);
    await page.keyboard.press('Control+Enter');
    const panel = page.getByRole('dialog', { name: /^Publish this blog/ });
    await keys.type(panel.getByLabel('Note to the publisher'), 'My first.');
    await checks.accessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Your request was sent.')).toBeVisible();
    await visitor.expectNoBlog(title);
  });

  await test.step('the administrator approves it, and it goes live', async () => {
    await secondKeys.pressBack(link(second, 'Home'));
    await secondKeys.press(link(second, `Review: ${title}`));
    await expect(second.getByText('My first.')).toBeVisible();
    await checks.accessible(second);
    await secondKeys.press(button(second, 'Approve and publish'));
    await colleague.expectLive('Blog published');
    await visitor.expectBlog(title);
  });

  const worked = Date.now() - start - checks.ms;
  test.info().annotations.push({ type: 'measured', description: `${worked} ms of work` });
  expect(worked).toBeLessThan(LIMIT_MS);

  await test.step('a new role takes effect when the writer opens the admin again', async () => {
    await colleague.openList('People');
    await secondKeys.to(second.getByLabel(`Role of ${email}`));
    await second.keyboard.press('p');
    await checks.accessible(second);
    await secondKeys.press(second.getByRole('alertdialog').getByRole('button', { name: 'Change role' }));
    await expect(second.getByLabel(`Role of ${email}`)).toHaveValue('publisher');
    await expectToFit(second, { width: 320, height: 640 });
    await page.goto('/admin');
    await expect(page.getByRole('banner').getByText('Publisher', { exact: true })).toBeVisible();
  });
});
