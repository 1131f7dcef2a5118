import { readFileSync } from 'node:fs';
import { documents } from '@/content/documents';
import { deleteRecords } from '../discovery/support/records';
import { newPdfName, PdfLinks, pdfFile } from '../support/pdf-links';
import { expect, test } from '../support/test';

const REPLACED = '/downloads/insulin-pen-needles-disposal.pdf';

const { spoken: title, id } = newPdfName('Pen needles leaflet');
const [first, second] = [pdfFile(`${title}.pdf`, 2), pdfFile('second.pdf', 3)];

test.afterAll(() => deleteRecords('Link', [id]));

test('staff can replace a built-in document and later their own file, and visitors find current and earlier files', async ({
  admin,
  page,
  browser,
  request,
}) => {
  test.setTimeout(90_000);
  const links = new PdfLinks(page);
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const current = visitor.getByRole('main').getByRole('link', { name: title, exact: true });
  const versions = visitor.getByRole('listitem');
  const versionLinks = versions.getByRole('link');

  async function expectFile(address: string | null, file: Buffer) {
    expect((await (await request.get(address ?? '')).body()).equals(file)).toBe(true);
  }

  await test.step('staff upload a new document and list it', async () => {
    await admin.signIn();
    await links.open();
    await links.choose(first);
    await admin.field('Document type').selectOption('Instructions for use');
    await admin.field('Product').selectOption('Insulin Pen Needles');
    await admin.fill('Revision label', '1');
    await admin.fill('Date of issue', '2026-01-15');
    await admin.field('Replaces').selectOption('Insulin pen needles: storage and disposal');
    await admin.field('Listed').check();
    await admin.fill('Release confirmation', 'Compared with the print file');
    await links.upload();
    await admin.expectLive('Link saved.');
  });

  await test.step('visitors find the document on the downloads page and the product page, in place of the built-in one', async () => {
    for (const path of [documents.path, '/products/diabetes/pen-needles']) {
      await expect(async () => {
        await visitor.goto(path);
        await expect(current).toHaveAttribute('href', `/files/pdf/${id}`, { timeout: 1_000 });
      }).toPass({ timeout: 20_000 });
      await expect(visitor.getByText(/2\spages\s· Revision\s1\s· 15\sJanuary\s2026/)).toBeVisible();
      await expect(visitor.locator(`a[href="${REPLACED}"]`)).toHaveCount(0);
    }
    await visitor.locator(`a[href="/files/pdf/${id}/versions"]`).click();
    await expect(versionLinks).toHaveText(['Insulin pen needles: storage and disposal, first version']);
    await expectFile(await versionLinks.getAttribute('href'), readFileSync(`public${REPLACED}`));
  });

  await test.step('a new file under the old revision label is refused, and the typed text is kept', async () => {
    await links.choose(second);
    await admin.fill('Title', `${title}!`);
    await links.upload();
    const label = admin.field('Revision label');
    await expect(label).toHaveAccessibleDescription(/Revision 1 is the current file\. Enter the new/);
    await expect(label).toBeFocused();
    await expect(admin.field('Title')).toHaveValue(`${title}!`);
    await expect(page.getByText('Chosen file: second.pdf')).toBeVisible();
    await admin.fill('Title', title);
    await admin.fill('Revision label', '2');
    await links.upload();
    await expect(page.getByText('Describe what changed in the new file.')).toBeVisible();
    await admin.fill('What changed', 'Two further languages');
    await admin.fill('Release confirmation', 'Compared with the approved print file');
    await links.upload();
    await admin.expectLive('Link saved.');
  });

  await test.step('visitors find the earlier file on a page that marks the file as out of date', async () => {
    await expect(async () => {
      await visitor.goto(`/files/pdf/${id}/versions`);
      await expect(versions).toHaveCount(2, { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await expect(versions.first()).toContainText(/Replaced on .* by revision 2/);
    await versionLinks.first().click();
    await expect(visitor.getByText(documents.versions.notCurrent)).toBeVisible();
    const earlier = visitor.getByRole('link', { name: `${title}, revision 1` });
    await expectFile(await earlier.getAttribute('href'), first.buffer);
    await links.expectServed(id, second);
  });

  await test.step("choosing a file with the same name in a new form loads the document's details", async () => {
    await links.open();
    await links.choose(first);
    await expect(page.getByText(/^There is already a PDF at this address/)).toBeVisible();
    await expect(admin.field('Listed')).toBeChecked();
    await expect(admin.field('Document type')).toHaveValue('instructions');
    await expect(admin.field('Revision label')).toHaveValue('2');
  });
});
