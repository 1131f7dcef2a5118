import { readFileSync } from 'node:fs';
import { qrOf } from '@/components/admin/kit/qr-drawing';
import { links as linkTexts } from '@/content/admin/links';
import { TRASH_RETENTION } from '@/lib/records/retention';
import { modulesIn } from '@/lib/testing/qr-modules';
import { writeRecords } from '../discovery/support/records';
import { expectAccessible } from '../support/accessible';
import { writeArticle } from '../support/articles';
import { owner } from '../support/owner';
import { newPdfName, PdfLinks, pdfFile } from '../support/pdf-links';
import { expect, test } from '../support/test';

test('a PDF keeps its address when its file is replaced, and an earlier version is restored', {
  tag: '@journey',
}, async ({ admin, page }) => {
  const links = new PdfLinks(page);
  const { spoken, id } = newPdfName('Lancets IFU');
  const [first, second] = [pdfFile(`${spoken}.PDF`, 3), pdfFile('other.pdf', 5)];
  await admin.signIn();
  await admin.press('Link');

  await test.step('the chosen file is inspected but not uploaded yet', async () => {
    await links.choose(first);
    await expect(page.getByText(`Chosen file: ${first.name}`)).toContainText('3 pages');
    await expect(admin.field('Title')).toHaveValue(spoken);
    await links.expectStatus(id, 404);
  });

  await test.step('saving uploads the file under its normalised name', async () => {
    await links.upload();
    await admin.expectLive('Link saved.');
    await expect(page).toHaveURL(new RegExp(`/admin/link/${id}$`));
    await expect(page.getByText(`/files/pdf/${id}`).first()).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code for the public address' })).toBeVisible();
    await links.expectServed(id, first);
  });

  await test.step('the QR code is downloaded for print as SVG and PNG, whose modules both contain the address', async () => {
    const downloaded = async (label: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: label }).click();
      return {
        name: (await download).suggestedFilename(),
        file: readFileSync(await (await download).path()),
      };
    };
    const { size, path } = qrOf(new URL(`/files/pdf/${id}`, page.url()).href);
    const name = id.replace('.pdf', '-qr');
    const svg = await downloaded(linkTexts.qrDownload);
    expect(svg.name).toBe(`${name}.svg`);
    expect(svg.file.toString()).toContain(`viewBox="0 0 ${size} ${size}"`);
    expect(svg.file.toString()).toContain(`d="${path}"`);
    const png = await downloaded(linkTexts.qrPng);
    expect(png.name).toBe(`${name}.png`);
    const dark = (await modulesIn(png.file, size)).flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
    );
    expect(dark.join('')).toBe(path);
  });

  await test.step('a file with another name replaces the first file, and revalidation detects the change', async () => {
    const { etag = '' } = (await page.request.get(`/files/pdfs/${id}`)).headers();
    const again = await page.request.get(`/files/pdfs/${id}`, { headers: { 'if-none-match': etag } });
    expect(again.status()).toBe(304);
    await links.choose(second);
    await links.upload();
    await expect(page.getByText(`Stored file: ${id}`)).toContainText('5 pages');
    await expect(() => links.expectServed(id, second)).toPass({ timeout: 15_000 });
    const changed = await page.request.get(`/files/pdfs/${id}`, { headers: { 'if-none-match': etag } });
    expect(changed.status()).toBe(200);
  });

  await test.step('restoring an earlier version restores its file', async () => {
    await admin.choose('History');
    const opened = page.getByRole('link', { name: 'Open the file from version 1' });
    const address = (await opened.getAttribute('href')) ?? '';
    const earlier = await page.request.get(address);
    expect((await earlier.body()).equals(first.buffer)).toBe(true);
    const { etag = '', 'cache-control': kept } = earlier.headers();
    expect(kept).toBe('private, no-cache');
    expect((await page.request.get(address, { headers: { 'if-none-match': etag } })).status()).toBe(304);
    await admin.press('Restore this version: Version 1');
    await expect(page.getByText(`Stored file: ${id}`)).toContainText('3 pages');
    await expect(() => links.expectServed(id, first)).toPass({ timeout: 15_000 });
  });
});

test('a deleted PDF is restored, and its list shows what links to it', async ({ admin, page }) => {
  const links = new PdfLinks(page);
  const { spoken, id } = newPdfName('Meter IFU');
  const first = pdfFile(`${spoken}.PDF`, 3);
  await admin.signIn();
  await links.add(first);

  await test.step('the dialog that confirms deletion lists the records that link to the PDF', async () => {
    const blog = { id: `uses-${Date.now()}`, title: `Uses ${spoken}`, published: true };
    const article = { title: `Mentions ${spoken}`, published: false };
    await writeRecords('Blog', [{ ...blog, link: `/files/pdf/${id}` }]);
    await writeArticle(`mentions-${Date.now()}`, `See [the leaflet](/files/pdf/${id}).`, article);
    await expect(page.getByRole('region', { name: 'Linked from' })).toContainText('Not linked from any');
    await page.route('**/documents:runQuery*', (route) => route.abort(), { times: 2 });
    await admin.choose('Delete');
    const dialog = page.getByRole('alertdialog', { name: 'Delete this PDF link?' });
    await expect(dialog).toContainText('Couldn’t check what links here.');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toContainText(`${blog.title} (Blog, published)`);
    await expect(dialog).toContainText(`${article.title} (Blog, draft)`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await admin.expectOff('Link deleted.');
    await links.expectStatus(id, 404);
  });

  await test.step('choosing a file with the name of a deleted PDF shows a warning', async () => {
    await links.open();
    const chooser = page.getByLabel('PDF file (up to 25 MB)');
    await chooser.setInputFiles(first);
    await expect(page.getByText('A PDF with this name was deleted.')).toBeVisible();
    const overdue = newPdfName('Overdue').id;
    const deletedAt = new Date(Date.now() - TRASH_RETENTION);
    await owner.write('Trash', `Link_${overdue}`, {
      collection: 'Link',
      id: overdue,
      revision: 1,
      deletedAt,
    });
    await chooser.setInputFiles({ ...first, name: overdue });
    await expect(page.getByText('Rename this file.')).toBeVisible();
  });

  await test.step('the PDF is restored from the list of deleted records', async () => {
    await page.getByRole('link', { name: 'All content' }).click();
    await admin.openList('Deleted');
    await admin.press(`Restore: ${spoken}`);
    await admin.expectLive('Link restored.');
    await links.expectServed(id, first);
  });

  await test.step("the list shows which records link to the PDF, and can copy the PDF's address", async () => {
    await admin.openList('PDF links');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: spoken }) });
    // The thumbnail of the first page is drawn when the row comes into view.
    await expect(row.locator('canvas')).toBeVisible();
    await row.getByText('Used in 2 blogs').click();
    await expect(row.getByRole('link', { name: `Uses ${spoken}` })).toBeVisible();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await admin.act(spoken, 'Copy address');
    await page.getByText('Address copied').hover();
    await expectAccessible(page);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`/files/pdf/${id}$`),
    );
  });
});

test('undoing a discard also restores the chosen file', async ({ admin, page }) => {
  const links = new PdfLinks(page);
  const { spoken, id } = newPdfName('Discarded');
  const [first, second] = [pdfFile(`${spoken}.pdf`, 2), pdfFile('next.pdf', 4)];
  await admin.signIn();
  await links.add(first);
  await links.choose(second);
  await admin.discard();
  await expect(page.getByText(`Chosen file: ${second.name}`)).toHaveCount(0);
  await admin.press('Undo');
  await expect(page.getByText(`Chosen file: ${second.name}`)).toBeVisible();
  await links.upload();
  await admin.expectLive('Link saved.');
  await links.expectServed(id, second);
});

test("taking over a colleague's changes leaves out a file that was only chosen", async ({
  admin,
  browser,
  page,
}) => {
  const links = new PdfLinks(page);
  const { spoken, id } = newPdfName('Shared');
  const file = pdfFile(`${spoken}.pdf`, 2);
  await admin.signIn();
  await links.add(file);
  await links.choose(pdfFile('next.pdf', 4));
  await admin.fill('Title', 'Prepared together');
  await expect(page.getByText('Backed up on the server')).toBeVisible();

  const account = { email: `sharing-${Date.now()}@purvia.example`, password: 'a colleague of mine' };
  await owner.createAdministrator(account.email, account.password);
  const context = await browser.newContext();
  const other = new PdfLinks(await context.newPage());
  await other.admin.signIn(account);
  await other.open(id);
  await other.admin.openColleagues();
  await other.admin.press('Take over');
  await expect(other.admin.field('Title')).toHaveValue('Prepared together');
  await other.admin.press('Save link');
  await other.admin.expectLive('Link saved.');
  await other.expectServed(id, file);
  await context.close();
});
