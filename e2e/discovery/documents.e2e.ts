import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { documents } from '@/content/documents';
import { builtInPath } from '@/lib/records/pdf-address';
import { aPdf } from '@/lib/testing/pdfs';
import { axeFaults } from '../pages/checks/accessibility';
import { owner } from '../support/owner';
import { expect, test } from '../support/test';
import { deleteRecords, storePdf, writeRecords } from './support/records';
import { readSitemap } from './support/sitemap';

const GUIDE = 'centrifuge-guide.pdf';

/** Returns a revision's PDF. Its number of pages equals the revision number. */
const fileOf = (revision: number) => Buffer.from(aPdf(revision));
const hashOf = (revision: number) => createHash('sha256').update(fileOf(revision)).digest('hex');

const guideAt = (revision: number) => ({
  id: GUIDE,
  link: `pdfs/${GUIDE}`,
  title: 'Centrifuge guide',
  kind: 'instructions',
  listed: true,
  edition: `2025-0${revision}`,
  issued: `2025-0${revision}-15`,
  sha256: hashOf(revision),
  size: fileOf(revision).length,
  pages: revision,
  revision,
});

/** Stores a document with its history, as if staff had replaced it `revisions - 1` times. */
async function storeGuide(revisions: number) {
  for (let revision = 1; revision <= revisions; revision += 1) {
    await storePdf(`${GUIDE}/${hashOf(revision)}.pdf`, fileOf(revision));
    const replacedAt = new Date(Date.UTC(2025, revision, 20));
    if (revision < revisions) {
      await owner.write(`Link/${GUIDE}/history`, String(revision), { record: guideAt(revision), replacedAt });
    }
  }
  await owner.write('Link', GUIDE, guideAt(revisions));
}

/** Addresses that visitors, packs and other sites had on 27 November 2026. They must work forever. */
const addressesOfBefore = [
  '/downloads',
  '/downloads/product-catalogue.pdf',
  '/downloads/company-brochure.pdf',
  '/downloads/respiratory-panel-kit-brochure.pdf',
  '/downloads/insulin-pen-needles-use.pdf',
  '/downloads/insulin-pen-needles-disposal.pdf',
  '/downloads/insulin-syringes-use.pdf',
  '/downloads/insulin-syringes-disposal.pdf',
  '/downloads/built-in/insulin-syringes-use.pdf',
  `/files/pdf/${GUIDE}`,
  `/files/pdf/${GUIDE}/2025-01`,
  `/files/pdf/${GUIDE}/2025-03`,
  `/files/pdf/${GUIDE}/versions`,
  `/files/pdfs/${GUIDE}`,
  `/files/pdfs/${GUIDE}/${hashOf(1)}.pdf`,
  '/ifu',
  '/ifu?q=PV-1',
  `/ifu?paper=${GUIDE}`,
];

test('the downloads page lists built-in documents by product and kind', async ({ page }) => {
  await page.goto(documents.path);
  const product = page.getByRole('region', { name: 'Insulin Syringes' });
  await expect(product.getByRole('heading', { name: 'Instructions for use' })).toBeVisible();
  const link = product.getByRole('link', { name: 'Insulin syringes: instructions for use' });
  await expect(link).toHaveAttribute('href', '/downloads/insulin-syringes-use.pdf');
  await expect(product.getByText(/^PDF\s· .*\skB\s· 1\spage\s· English$/).first()).toBeVisible();
});

test('a built-in download has a second URL, with noindex', async ({ request }) => {
  const download = '/downloads/insulin-syringes-use.pdf';
  const response = await request.get(builtInPath(download));
  expect(response.headers()).toMatchObject({ 'content-type': 'application/pdf', 'x-robots-tag': 'noindex' });
  expect((await response.body()).equals(readFileSync(`public${download}`))).toBe(true);
});

test('the versions page and the revision URLs of a missing document return 404', async ({ page }) => {
  for (const path of ['/files/pdf/nothing.pdf/versions', '/files/pdf/nothing.pdf/3']) {
    expect((await page.goto(path))?.status()).toBe(404);
  }
});

test.describe('a document that was replaced', () => {
  test.beforeAll(() => storeGuide(3));
  test.afterAll(() => deleteRecords('Link', [GUIDE]));

  test('keeps every address from before documents had pages of their own', async ({ request }) => {
    for (const address of addressesOfBefore) {
      const response = await request.get(address);
      expect([address, response.status()]).toEqual([address, 200]);
    }
    const live = await request.get(`/files/pdfs/${GUIDE}`);
    expect((await live.body()).equals(fileOf(3))).toBe(true);
  });

  test('redirects the URL of its current revision to the URL without a revision, and shows an earlier revision with its own file', async ({
    page,
    request,
  }) => {
    const current = await request.get(`/files/pdf/${GUIDE}/2025-03`, { maxRedirects: 0 });
    expect(current.status()).toBe(302);
    expect(current.headers()).toMatchObject({
      location: `/files/pdf/${GUIDE}`,
      'cache-control': expect.stringContaining('no-store'),
    });

    const response = await page.goto(`/files/pdf/${GUIDE}/2025-01`);
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.getByText(documents.versions.notCurrent)).toBeVisible();
    await expect(page.getByRole('link', { name: documents.versions.current })).toHaveAttribute(
      'href',
      `/files/pdf/${GUIDE}`,
    );
    const printed = page.getByRole('link', { name: 'Centrifuge guide, revision 2025-01' });
    const file = await request.get((await printed.getAttribute('href')) ?? '');
    expect((await file.body()).equals(fileOf(1))).toBe(true);
    expect(await axeFaults(page)).toEqual([]);

    expect((await request.get(`/files/pdf/${GUIDE}/2025-09`)).status()).toBe(404);
  });

  for (const width of [390, 1440]) {
    for (const javaScriptEnabled of [true, false]) {
      test.describe(`at ${width} pixels, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
        test.use({ viewport: { width, height: 900 }, javaScriptEnabled });

        test('leads a technician from the list to the versions page, and to the file of an earlier revision', async ({
          page,
          request,
        }) => {
          await expect(async () => {
            await page.goto(documents.path);
            await expect(page.getByRole('link', { name: 'Centrifuge guide', exact: true })).toBeVisible();
          }).toPass({ timeout: 20_000 });
          await page.locator(`a[href="/files/pdf/${GUIDE}/versions"]`).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versions of Centrifuge guide');
          const versions = page.getByRole('listitem');
          await expect(versions).toHaveCount(2);
          await expect(versions.first()).toContainText('Revision 2025-02');
          await expect(versions.first()).toContainText('Replaced on 20 March 2025 by revision 2025-03');
          await expect(versions.last()).toContainText('Replaced on 20 February 2025 by revision 2025-02');
          await expect(page.getByRole('link', { name: 'Centrifuge guide, revision 2025-03' })).toBeVisible();
          if (javaScriptEnabled) expect(await axeFaults(page)).toEqual([]);

          await versions.last().getByRole('link', { name: 'Centrifuge guide, revision 2025-01' }).click();
          await expect(page).toHaveURL(new RegExp(`/files/pdf/${GUIDE}/2025-01$`));
          await expect(page.getByText(documents.versions.notCurrent)).toBeVisible();
          const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(await overflow()).toBeLessThanOrEqual(0);
          const printed = page.getByRole('link', { name: 'Centrifuge guide, revision 2025-01' });
          const file = await request.get((await printed.getAttribute('href')) ?? '');
          expect((await file.body()).equals(fileOf(1))).toBe(true);
        });
      });
    }
  }
});

test.describe('a second page of documents', () => {
  const ids = Array.from({ length: 45 }, (_, index) => `listed-${index}.pdf`);

  test.afterEach(() => deleteRecords('Link', ids));

  test('is in the sitemap while it exists', async ({ request }) => {
    test.setTimeout(90_000);
    const listedPaths = async () => (await readSitemap(request)).map(({ path }) => path);
    await expect.poll(listedPaths, { timeout: 30_000 }).not.toContain('/downloads/2');
    await writeRecords(
      'Link',
      ids.map((id) => ({ id, link: `pdfs/${id}`, title: id, sha256: hashOf(1), listed: true })),
    );
    await expect.poll(listedPaths, { timeout: 30_000 }).toContain('/downloads/2');
    expect((await request.get('/downloads/2')).status()).toBe(200);
    await deleteRecords('Link', ids);
    await expect.poll(listedPaths, { timeout: 30_000 }).not.toContain('/downloads/2');
  });
});
