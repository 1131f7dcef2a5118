import { expectAccessible } from '../support/accessible';
import { newPdfName, PdfLinks, pdfFile } from '../support/pdf-links';
import { expect, test } from '../support/test';

/** The admin checks for 20 seconds before it reports that a change is not live yet. */
const LONG_ENOUGH = { timeout: 40_000 };

test('if the website cannot be reached after publishing, the admin reports this and can check again', async ({
  admin,
  page,
}) => {
  await admin.signIn();
  await admin.saveBlog(`Not told ${Date.now()}`);
  await page.route('**/api/shown/**', (route) => route.abort());
  await admin.publish();
  const stuck = page.getByRole('alert').filter({ hasText: 'Couldn’t check the website' });
  await expect(stuck).toContainText('Blog published', LONG_ENOUGH);
  await expectAccessible(page);
  await page.unroute('**/api/shown/**');
  await admin.press('Try again');
  await admin.expectLive('Blog published');
});

test('if a cache still serves the old page after publishing, the admin states the maximum delay', async ({
  admin,
  page,
}) => {
  await admin.signIn();
  await admin.saveBlog(`Kept back ${Date.now()}`);
  await page.route(
    (url) => url.pathname === '/',
    (route) =>
      route.fulfill({
        body: '<main>Yesterday</main>',
        contentType: 'text/html',
        headers: { age: '12', 'cache-control': 's-maxage=300' },
      }),
  );
  await admin.publish();
  const stuck = page.getByRole('alert').filter({ hasText: 'a cached copy of the old page' });
  await expect(stuck).toContainText('for up to 300 more seconds', LONG_ENOUGH);
  await expectAccessible(page);
});

test('a receipt disappears at the next keystroke, and never appears beside unsaved changes', async ({
  admin,
  page,
}) => {
  const receipt = page.getByText(/ (saved|published)\.$/).or(page.getByText(/^Live at/));
  const unsaved = page.getByText('Unsaved changes', { exact: true });
  await admin.signIn();

  await test.step('in a blog', async () => {
    const title = `Proofread ${Date.now()}`;
    await admin.saveBlog(title);
    await admin.publish();
    await admin.expectLive('Blog published');
    await admin.field('Title').press('End');
    await page.keyboard.type('!');
    await expect(unsaved).toBeVisible();
    await expect(receipt).toHaveCount(0);
    await admin.update();
    await admin.expectLive('Blog saved.');
    await admin.fill('Unpublish at', '2001-01-01T00:00');
    await admin.press('Update');
    await expect(page.getByText('This time has passed.')).toBeVisible();
    await expect(receipt).toHaveCount(0);
  });

  await test.step('also while the site is being checked', async () => {
    await admin.fill('Unpublish at', '');
    await admin.fill('Description', 'Checked once');
    await page.route('**/api/shown/**', (route) => route.abort());
    await admin.update();
    await expect(page.getByText('Blog saved.')).toBeVisible();
    await admin.fill('Description', 'Checked twice');
    await page.unroute('**/api/shown/**');
    await page.waitForResponse('**/api/shown/**');
    await expect(unsaved).toBeVisible();
    await expect(receipt).toHaveCount(0);
    await admin.discard();
  });

  await test.step('in the figures', async () => {
    await page.goto('/admin/global');
    await admin.press('Save draft');
    await expect(page.getByText('Global footprint saved.')).toBeVisible();
    await admin.field('Patient lives touched').press('End');
    await page.keyboard.type('+');
    await expect(unsaved).toBeVisible();
    await expect(receipt).toHaveCount(0);
    await admin.discard();
  });

  await test.step('in a PDF link', async () => {
    const links = new PdfLinks(page);
    await links.open();
    await links.choose(pdfFile(`${newPdfName('Receipt').spoken}.pdf`, 1));
    await links.upload();
    await admin.expectLive('Link saved.');
    await admin.field('Title').press('End');
    await page.keyboard.type('!');
    await expect(unsaved).toBeVisible();
    await expect(receipt).toHaveCount(0);
    await admin.discard();
  });
});
