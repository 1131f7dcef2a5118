import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import type { AdminPage } from '../support/admin-page';
import { holdRequests, STORAGE } from '../support/hold-requests';
import { owner } from '../support/owner';
import { newPdfName, PdfLinks, pdfFile } from '../support/pdf-links';
import { expect, test } from '../support/test';

/** Signs in with a new account, because otherwise other tests would be offered this test's unsaved link. */
async function signInAlone(admin: AdminPage) {
  const account = { email: `uploads-${Date.now()}@purvia.example`, password: 'a password for uploads' };
  await owner.createAdministrator(account.email, account.password);
  await admin.signIn(account);
}

/** The upload bandwidth of a slow connection, in bytes per second. */
const SLOW = 60_000;

test('an upload shows its progress, can be cancelled and survives a broken connection, and closing the tab loses no text', async ({
  admin,
  page,
}) => {
  const { spoken, id } = newPdfName('Large');
  const file = pdfFile(`${spoken}.pdf`, 5_000);
  const links = new PdfLinks(page);
  await signInAlone(admin);
  await links.open();

  await test.step('an upload on a slow connection is cancelled, and nothing goes live', async () => {
    const network = await page.context().newCDPSession(page);
    const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await network.send('Network.emulateNetworkConditions', { ...fast, uploadThroughput: SLOW });
    await links.choose(file);
    await admin.fill('Title', 'A large file');
    await admin.fill('Revision label', '7');
    await links.upload();
    const progress = page.getByRole('progressbar', { name: 'Uploading' });
    await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(0);
    await admin.press('Cancel');
    await expect(page.getByRole('status').filter({ hasText: 'The upload was cancelled.' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'cancelled' })).toHaveCount(0);
    await expect(progress).toHaveCount(0);
    await links.expectStatus(id, 404);
  });

  const next = new PdfLinks(await page.context().newPage());
  await test.step('another tab restores the typed text, and the file must be chosen again', async () => {
    await page.close({ runBeforeUnload: false });
    await next.page.clock.install();
    await next.open();
    await expect(next.admin.field('Title')).toHaveValue('A large file');
    await expect(next.admin.field('Revision label')).toHaveValue('7');
    await expect(next.page.getByText(`Choose this file again: ${file.name}`)).toBeVisible();
    await expectAccessible(next.page);
    await next.choose(file);
    await expect(next.admin.field('Title')).toHaveValue('A large file');
    await expect(next.page.getByText('Choose this file again')).toHaveCount(0);
  });

  await test.step('a connection failure that lasts ten minutes is reported, and the user can try again', async () => {
    await next.page.route(STORAGE, (route) => route.abort());
    const failed = next.page.waitForEvent('requestfailed');
    await next.upload();
    await failed;
    await next.page.clock.fastForward(610_000);
    const told = next.page.getByRole('alert').filter({ hasText: 'Couldn’t reach file storage.' });
    await expect(told).toBeVisible();
    await next.page.unroute(STORAGE);
  });

  await test.step('a connection that breaks once does not end the upload', async () => {
    let broken = 0;
    await next.page.route(STORAGE, (route) => {
      if (broken > 0 || route.request().method() !== 'POST') return route.continue();
      broken += 1;
      return route.abort('connectionreset');
    });
    await next.admin.press('Try again');
    await next.admin.expectLive('Link saved.');
    expect(broken).toBe(1);
    await next.expectServed(id, file);
    await next.open();
    await expect(next.admin.field('Title')).toHaveValue('');
  });
});

test.describe('files that are not usable PDFs', () => {
  const { buffer: bytes } = pdfFile('', 1);
  const files = [
    { name: 'page.pdf.html', buffer: bytes, reason: 'This file is not a PDF' },
    { name: 'page.pdf', buffer: Buffer.from('<script>1</script>'), reason: 'This file is not a PDF' },
    { name: 'empty.pdf', buffer: Buffer.alloc(0), reason: 'This file is empty.' },
    { name: 'two.pdf', buffer: Buffer.concat([bytes, Buffer.from('<html>')]), reason: 'This PDF is damaged' },
    { name: 'hollow.pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n'), reason: 'This PDF is damaged' },
    { name: 'no-pages.pdf', buffer: pdfFile('', 0).buffer, reason: 'This PDF has no pages.' },
    { name: 'many-pages.pdf', buffer: pdfFile('', 10_001).buffer, reason: 'more than 10,000 pages' },
    { name: '???.pdf', buffer: bytes, reason: 'The file name needs at least one letter or digit' },
  ];

  test('are rejected with a reason, and the form keeps what was typed', async ({ admin, page }) => {
    await signInAlone(admin);
    await new PdfLinks(page).open();
    await admin.fill('Revision label', '7');
    const control = page.getByLabel('PDF file (up to 25 MB)');
    for (const { name, buffer, reason } of files) {
      await control.setInputFiles({ name, mimeType: 'application/pdf', buffer });
      await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
    }
    await admin.press('Save link');
    await expect(page.getByText('Choose a PDF file first.')).toBeVisible();
    await expect(admin.field('Revision label')).toHaveValue('7');
  });
});

test.describe('a file that is still being checked', () => {
  /** Delays the script that checks PDFs, and presses the save button during the check. */
  async function saveDuringCheck(page: Page, file: ReturnType<typeof pdfFile>) {
    const release = await holdRequests(page, '**/_next/static/chunks/**');
    await page.getByLabel('PDF file (up to 25 MB)').setInputFiles(file);
    await expect(page.getByText('Checking the file …')).toBeVisible();
    await new PdfLinks(page).admin.press('Save link');
    await expect(page.getByText('Waiting for the file.')).toBeVisible();
    await expect(page.getByText('Choose a PDF file first.')).toHaveCount(0);
    release();
  }

  test('is saved once the check has passed', async ({ admin, page }) => {
    const { spoken, id } = newPdfName('Hurried');
    const file = pdfFile(`${spoken}.pdf`, 2);
    const links = new PdfLinks(page);
    await admin.signIn();
    await links.open();
    await saveDuringCheck(page, file);
    await admin.expectLive('Link saved.');
    await links.expectServed(id, file);
  });

  test('is not saved if the check fails, and the reason is shown', async ({ admin, page }) => {
    const { spoken, id } = newPdfName('Hurried without pages');
    const links = new PdfLinks(page);
    await admin.signIn();
    await links.open();
    await saveDuringCheck(page, pdfFile(`${spoken}.pdf`, 0));
    await expect(page.getByRole('alert').filter({ hasText: 'This PDF has no pages.' })).toBeVisible();
    await expect(page.getByText(/^Nothing was saved, because the file/)).toBeVisible();
    await links.expectStatus(id, 404);
  });
});

test("a new file brings its own title after a reload, and the earlier file's title does not go live with it", async ({
  admin,
  page,
}) => {
  const [wrong, right] = [newPdfName('Wrong'), newPdfName('Right')];
  const links = new PdfLinks(page);
  await signInAlone(admin);
  await links.open();
  await links.choose(pdfFile(`${wrong.spoken}.pdf`, 2));
  await expect(admin.field('Title')).toHaveValue(wrong.spoken);
  await expect(page.getByText('Backed up on the server')).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Choose this file again: ${wrong.spoken}.pdf`)).toBeVisible();
  await links.choose(pdfFile(`${right.spoken}.pdf`, 3));
  await expect(admin.field('Title')).toHaveValue(right.spoken);

  await test.step('the same is true for the next file after a save', async () => {
    await links.upload();
    await admin.expectLive('Link saved.');
    await links.choose(pdfFile('next.pdf', 4));
    await expect(admin.field('Title')).toHaveValue('next');
  });

  await test.step('a saved title is kept, and the title of the next file is offered', async () => {
    await admin.discard();
    await page.reload();
    await links.choose(pdfFile('next.pdf', 4));
    await expect(admin.field('Title')).toHaveValue(right.spoken);
    await expectAccessible(page);
    await admin.press('Use this title');
    await expect(admin.field('Title')).toHaveValue('next');
    await expect(page.getByRole('button', { name: 'Use this title' })).toHaveCount(0);
  });
});
