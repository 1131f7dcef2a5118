import { aPdf } from '@/lib/testing/pdfs';
import { expectAccessible } from '../support/accessible';
import { environment } from '../support/environment';
import { expect, test } from '../support/test';

test.use({ expectedMessages: /ChunkLoadError/ });

const SCRIPTS = '**/_next/static/chunks/**';

test('a dashboard whose script fails to load offers a reload', async ({ admin, page }) => {
  await admin.open();
  const { email, password } = environment.administrator;
  await page.getByLabel('Email').fill(email);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.getByLabel('Password').fill(password);
  await admin.press('Sign in');
  await expect(page.getByText('Couldn’t load part of the admin').first()).toBeVisible();
  await expectAccessible(page);
  await page.unroute(SCRIPTS);
  // The sidebar's script is missing too.
  await page.getByRole('main').getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('a reload after a script fails to load keeps the typed text', async ({ admin, page }) => {
  const name = `missing-script-${Date.now()}.pdf`;
  const file = { name, mimeType: 'application/pdf', buffer: Buffer.from(aPdf(1)) };
  await admin.signIn();
  await admin.press('Link');
  await admin.fill('Title', 'Typed before the reload');
  await page.route(SCRIPTS, (route) => route.abort());
  await page.getByLabel('PDF file (up to 25 MB)').setInputFiles(file);
  await expect(page.getByText('Couldn’t load part of the admin')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(SCRIPTS);
  page.on('dialog', (dialog) => dialog.accept());
  await admin.press('Reload the page');
  await expect(admin.field('Title')).toHaveValue('Typed before the reload');
});
