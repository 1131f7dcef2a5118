import { expectAccessible } from '../support/accessible';
import { owner } from '../support/owner';
import { newPdfName, PdfLinks, pdfFile } from '../support/pdf-links';
import { expect, test } from '../support/test';

const STORE = '**/v0/b/**';

/** The upload bandwidth of a slow connection, in bytes per second. */
const SLOW = 60_000;

test('an upload shows its progress, can be cancelled and survives a broken connection, and closing the tab loses no text', async ({
  admin,
  page,
}) => {
  const { spoken, id } = newPdfName('Large');
  const file = pdfFile(`${spoken}.pdf`, 5_000);
  const links = new PdfLinks(page);
  // The test uses a separate account, because otherwise its unsaved link would be offered to other tests.
  const account = { email: `uploads-${Date.now()}@purvia.example`, password: 'a password for uploads' };
  await owner.createAdministrator(account.email, account.password);
  await admin.signIn(account);
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
    await next.page.route(STORE, (route) => route.abort());
    const failed = next.page.waitForEvent('requestfailed');
    await next.upload();
    await failed;
    await next.page.clock.fastForward(610_000);
    const told = next.page.getByRole('alert').filter({ hasText: 'Couldn’t reach file storage.' });
    await expect(told).toBeVisible();
    await next.page.unroute(STORE);
  });

  await test.step('a connection that breaks once does not end the upload', async () => {
    let broken = 0;
    await next.page.route(STORE, (route) => {
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
    { name: '???.pdf', buffer: bytes, reason: 'The file name needs at least one digit or Latin letter' },
  ];

  test('are rejected with a reason', async ({ admin, page }) => {
    await admin.signIn();
    await admin.press('Link');
    const control = page.getByLabel('PDF file (up to 25 MB)');
    for (const { name, buffer, reason } of files) {
      await control.setInputFiles({ name, mimeType: 'application/pdf', buffer });
      await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
    }
    await admin.press('Save link');
    await expect(page.getByText('Choose a PDF file first.')).toBeVisible();
  });
});
