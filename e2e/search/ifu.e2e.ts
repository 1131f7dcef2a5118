import { createHash } from 'node:crypto';
import { company } from '@/content/company';
import { ifu } from '@/content/ifu';
import { changesPage } from '@/content/ifu/changes';
import { paper, paperMail, paperPage } from '@/content/ifu/paper';
import { TRANSLATIONS } from '@/lib/testing/translations';
import { expectOneFlight } from '../delivery/support/public-page';
import { deleteRecords, writeRecords } from '../discovery/support/records';
import { axeFaults } from '../pages/checks/accessibility';
import { openPage } from '../pages/checks/open-page';
import { htmlFaults } from '../pages/checks/valid-html';
import { expect, test } from '../support/test';

const GTIN = '09520123456788';

const aDocument = (language: string, edition: string) => ({
  id: `shaker-use-${language}.pdf`,
  link: `pdfs/shaker-use-${language}.pdf`,
  title: 'Benchtop shaker: instructions for use',
  kind: 'instructions',
  product: 'biosample/accessories',
  refs: 'PV-7041-10, PV-7041-20',
  gtin: GTIN,
  document: 'shaker-use',
  listed: true,
  issued: '2026-03-31',
  sha256: 'ab'.repeat(32),
  size: 41_000,
  language,
  edition,
  change: `The storage temperature in revision ${edition}.`,
  changeSafety: true,
});

const documents = [aDocument('en', '4'), aDocument('ar', '3')];

/** A document in all languages of the EU, with a translated title and note of what changed in each. */
const wide = Object.entries(TRANSLATIONS).map(([language, translated], index) => ({
  ...aDocument(language, `${index + 1}`),
  ...translated,
  id: `wide-use-${language}.pdf`,
  link: `pdfs/wide-use-${language}.pdf`,
  document: 'wide-use',
  refs: 'WIDE-1',
  gtin: '',
  users: 'lay',
  countries:
    'AT, BE, BG, CY, CZ, DE, DK, EE, ES, FI, FR, GR, HR, HU, IE, IT, LT, LU, LV, MT, NL, PL, PT, RO, SE, SI, SK',
  size: 40_000 + 12_345 * index,
  issued: `2026-0${1 + (index % 9)}-15`,
  sha256: createHash('sha256').update(language).digest('hex'),
}));

test.beforeAll(async ({ request }) => {
  await writeRecords('Link', documents);
  const found = async () => (await request.get(`${ifu.path}?q=${GTIN}`)).text();
  await expect.poll(found, { timeout: 20_000 }).toContain('2 documents for');
});
test.afterAll(() =>
  deleteRecords(
    'Link',
    documents.map(({ id }) => id),
  ),
);

test.describe('without scripts, on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false, expectedMessages: /mailto:/ });

  test('a technician using a screen reader finds a REF, chooses a language, reads what changed and asks for a paper copy', {
    tag: '@journey',
  }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: ifu.heading }).click();
    await page.getByRole('searchbox', { name: ifu.find.label }).fill('pv 7041 10');
    await page.getByRole('button', { name: ifu.find.submit }).click();
    await expect(page.getByRole('status')).toHaveText('2 documents for “pv 7041 10”');
    await expect(page.getByRole('searchbox', { name: ifu.find.label })).toHaveValue('pv 7041 10');
    await expect(page.getByRole('heading', { level: 2, name: 'Blood Collection Accessories' })).toBeVisible();
    const arabic = page.getByRole('listitem').filter({ hasText: 'العربية' });
    await expect(arabic.locator('dd [lang=ar][dir=rtl]')).toHaveText('العربية');
    await expect(arabic.getByText('ab'.repeat(32))).toBeVisible();
    await expect(arabic.getByRole('heading').getByRole('link')).toHaveAttribute(
      'href',
      '/files/pdf/shaker-use-ar.pdf',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    await arabic.getByRole('link', { name: ifu.document.all }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benchtop shaker: instructions for use');
    const version = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /العربية$/ }) });
    await expect(version).toHaveCount(1);
    await expect(version.getByRole('term').filter({ hasText: ifu.facts.change })).toBeVisible();
    await expect(version.getByRole('definition').filter({ hasText: 'revision 3' })).toHaveText(
      `${changesPage.safety}: The storage temperature in revision 3.`,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    await version.getByRole('link', { name: ifu.paper.link }).click();
    const form = page.getByRole('region', { name: paper.heading });
    await expect(form.getByLabel('Document')).toHaveValue(
      'Benchtop shaker: instructions for use (shaker-use-ar.pdf)',
    );
    await expect(form.getByLabel('Language')).toHaveValue('Arabic');
    await expect(form.getByLabel('Revision')).toHaveValue('3');
    await form.getByLabel('Name').fill('Ada Example');
    await form.getByLabel('Postal address').fill('1 Example Road\nExample Town');
    const mail = page.waitForEvent('request', (request) => request.url().startsWith('mailto:'));
    await form.getByRole('button', { name: paper.submit }).click();
    const { pathname, searchParams } = new URL((await mail).url());
    expect(pathname).toBe(paperMail.to);
    expect(searchParams.get('body')).toContain('Language=Arabic\r\nRevision=3\r\n');
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  // Without scripts, axe cannot run.
  test('the pages from a REF to a paper copy are accessible', async ({ page }) => {
    const addresses = ['/ifu?q=pv+7041+10', '/ifu/shaker-use', '/ifu/paper?document=shaker-use-ar.pdf'];
    for (const address of addresses) {
      await openPage(page, address);
      expect(await axeFaults(page)).toEqual([]);
    }
  });
});

test('the documents are valid and accessible, and no cache stores them', async ({ page, request }) => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    ...aDocument('en', `${index}`),
    id: `many-${index}.pdf`,
    link: `pdfs/many-${index}.pdf`,
    refs: 'MANY-1',
    gtin: '',
    sha256: `${index}`.padStart(4, 'f').repeat(16),
  }));
  await writeRecords('Link', [...many, ...wide]);
  const address = `${ifu.path}?q=many-1`;
  await expect
    .poll(async () => (await request.get(address)).text(), { timeout: 20_000 })
    .toContain('40 documents for');
  const response = await page.goto(address);
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  await expectOneFlight(await request.get(address), 'gzip');
  expect(await htmlFaults((await response?.text()) ?? '', ifu.path)).toEqual([]);
  expect(await axeFaults(page)).toEqual([]);
  const languages = await request.get('/ifu/wide-use');
  await expectOneFlight(languages);
  expect(await htmlFaults(await languages.text(), '/ifu/wide-use')).toEqual([]);
  await page.goto('/ifu/wide-use');
  await expect(page.getByText(ifu.document.lay)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await deleteRecords(
    'Link',
    [...many, ...wide].map(({ id }) => id),
  );

  await page.goto(`${paperPage.path}?document=shaker-use-en.pdf`);
  await expect(page.getByLabel('Revision')).toHaveValue('4');
  expect(await axeFaults(page)).toEqual([]);

  // The same digits as PV-7041-10, but another number.
  await page.goto(`${ifu.path}?q=PV-704-110`);
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveText(
    `${ifu.results.noNumber} “PV-704-110”. ${ifu.results.similar}`,
  );
  await expect(page.getByText('PV-7041-10, PV-7041-20').first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await page.goto(`${ifu.path}?q=zeppelin`);
  await expect(page.getByText('No documents for “zeppelin”.')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test('the GTIN on a box leads to its instructions in all languages', async ({ page }) => {
  const address = '/ifu/shaker-use';
  await page.goto(`/01/${GTIN}/10/LOT1?17=271231`);
  await expect(page).toHaveURL(new RegExp(`${address}#en$`));
  const response = await page.request.get(address);
  await expectOneFlight(response);
  expect(await htmlFaults(await response.text(), address)).toEqual([]);
  expect(await axeFaults(page)).toEqual([]);
  const arabic = page.getByRole('listitem').filter({ hasText: 'العربية' });
  await expect(arabic.getByRole('link', { name: ifu.paper.link })).toBeVisible();
  await arabic.getByRole('link', { name: ifu.document.earlier }).click();
  await expect(page).toHaveURL(new RegExp(`${address}/ar$`));
  await expect(page.getByText(ifu.document.none)).toBeVisible();
  await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', new RegExp(`${address}/en$`));
  expect(await axeFaults(page)).toEqual([]);
});

test('a document page describes the device for search engines, links its languages, and shows how to contact us', async ({
  page,
  request,
}) => {
  await page.goto('/ifu/shaker-use');
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(text ?? '');
  const { mainEntity } = graph.find((node: { '@type': string }) => node['@type'] === 'WebPage');
  expect(mainEntity).toMatchObject({
    '@type': 'MedicalDevice',
    identifier: ['PV-7041-10', 'PV-7041-20', GTIN],
    url: new URL('/ifu/shaker-use', page.url()).href,
  });
  const files: { inLanguage: string; url: string }[] = mainEntity.subjectOf;
  expect(files.map(({ inLanguage }) => inLanguage).sort()).toEqual(['ar', 'en']);
  for (const { inLanguage, url } of files) {
    expect(new URL(url).pathname).toBe(`/files/pdf/shaker-use-${inLanguage}.pdf`);
  }
  const contact = page.getByRole('contentinfo');
  await expect(contact.getByRole('link', { name: company.email.enquiries })).toBeVisible();
  await expect(contact).toContainText(company.address.street);

  const alternatesOf = async (path: string) => {
    await page.goto(path);
    const links = await page.locator('link[rel=alternate][hreflang]').all();
    const pairs = links.map(async (link) => [
      await link.getAttribute('hreflang'),
      new URL((await link.getAttribute('href')) ?? '').pathname,
    ]);
    return Object.fromEntries(await Promise.all(pairs));
  };
  const all = await alternatesOf('/ifu/shaker-use');
  expect(all).toEqual({
    ar: '/ifu/shaker-use/ar',
    en: '/ifu/shaker-use/en',
    'x-default': '/ifu/shaker-use',
  });
  for (const path of ['/ifu/shaker-use/ar', '/ifu/shaker-use/en']) {
    expect((await request.get(path)).status()).toBe(200);
    expect(await alternatesOf(path)).toEqual(all);
  }
});
