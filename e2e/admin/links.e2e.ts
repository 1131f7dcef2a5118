import { aPdf } from '@/lib/testing/pdfs';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

const pdf = (name: string, pages: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(aPdf(pages)),
});

test('a PDF gets an address that stays when the file is replaced', async ({ admin, page }) => {
  const stem = `Lancets IFU ${Date.now()}`;
  const id = `${stem.toLowerCase().replaceAll(' ', '-')}.pdf`;
  await admin.signIn();
  await admin.press('Link');

  await test.step('the file is looked into before anything is uploaded', async () => {
    await page.getByLabel('PDF file (up to 25 MB)').setInputFiles(pdf(`${stem}.PDF`, 3));
    await expect(page.getByText(`Chosen file: ${stem}.PDF`)).toContainText('3 pages');
    await expect(admin.field('Title')).toHaveValue(stem);
    expect((await page.request.get(`/files/pdfs/${id}`)).status()).toBe(404);
  });

  await test.step('saving uploads it under its normalised name', async () => {
    await admin.press('Upload and save');
    await expect(page.getByText('Link saved.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/admin/link/${id}$`));
    await expect(page.getByText(`/files/pdf/${id}`).first()).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code of the public address' })).toBeVisible();
    await expectAccessible(page);
    const file = await page.request.get(`/files/pdfs/${id}`);
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).equals(Buffer.from(aPdf(3)))).toBe(true);
  });

  await test.step('another file under any name replaces it', async () => {
    await page.getByLabel('Replace the file (PDF, up to 25 MB)').setInputFiles(pdf('other.pdf', 5));
    await admin.press('Upload and save');
    await expect(page.getByText('Link saved.')).toBeVisible();
    await expect(page.getByText(`Stored file: ${id}`)).toContainText('5 pages');
    expect((await (await page.request.get(`/files/pdfs/${id}`)).body()).equals(Buffer.from(aPdf(5)))).toBe(
      true,
    );
  });

  await test.step('the list gives its address', async () => {
    await page.getByRole('link', { name: 'All content' }).click();
    await admin.openList('PDF links');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await admin.press(`Copy address: ${stem}`);
    await page.getByText('Address copied').hover();
    await expectAccessible(page);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`/files/pdf/${id}$`),
    );
  });
});

test.describe('files that are no PDF documents', () => {
  const bytes = Buffer.from(aPdf(1));
  const files = [
    { name: 'page.pdf.html', buffer: bytes, reason: 'This file is no PDF document.' },
    { name: 'page.pdf', buffer: Buffer.from('<script>1</script>'), reason: 'This file is no PDF document.' },
    { name: 'empty.pdf', buffer: Buffer.alloc(0), reason: 'This file is empty.' },
    { name: 'two.pdf', buffer: Buffer.concat([bytes, Buffer.from('<html>')]), reason: 'This PDF is damaged' },
    { name: 'hollow.pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n'), reason: 'This PDF is damaged' },
    { name: '???.pdf', buffer: bytes, reason: 'Nothing is left of this file name' },
  ];

  test('are refused with the reason', async ({ admin, page }) => {
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
