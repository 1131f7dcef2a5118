import { pdfPage } from '@/content/pdf-page';
import { pdfNotFound } from '@/content/status-pages';
import { expect, test } from '../support/test';
import { aPdf, deleteRecords, storePdf, writeRecords } from './support/records';

const good = 'a-stored-file.pdf';
const evil = 'an-evil-link.pdf';

test.beforeAll(async () => {
  await storePdf(good, aPdf());
  await writeRecords('Link', [
    { id: good, link: `pdfs/${good}`, title: 'A <b>file</b>' },
    { id: evil, link: 'https://evil.example/x.pdf', title: 'Evil' },
  ]);
});

test.afterAll(() => deleteRecords('Link', [good, evil]));

test('the page of a PDF redirects the browser to the file on this site', { tag: '@journey' }, async ({
  page,
  baseURL,
}) => {
  // Check the request, not the address, because the headless shell has no PDF viewer and downloads the file.
  const redirected = page.waitForRequest(new URL(`/files/pdfs/${good}`, baseURL).href);
  await page.goto(`/files/pdf/${good}`);
  expect((await redirected).isNavigationRequest()).toBe(true);
});

test('Back returns from a PDF to the page with the link, not to the redirect', async ({ page }) => {
  // Responds with a page, because the headless shell has no PDF viewer and would download the file.
  await page.route(`**/files/pdfs/${good}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'PDF' }),
  );
  await page.goto('/downloads');
  await page.evaluate((path) => location.assign(path), `/files/pdf/${good}`);
  await page.waitForURL(`**/files/pdfs/${good}`);
  await page.goBack();
  await expect(page).toHaveURL(/\/downloads$/);
});

test('the page of a PDF links to the file in case the redirect fails', async ({ request }) => {
  const response = await request.get(`/files/pdf/${good}`);
  const html = await response.text();
  expect(html).toContain(`<a href="/files/pdfs/${good}">${pdfPage.link}</a>`);
  expect(html).toContain('A &lt;b&gt;file&lt;/b&gt;');
  expect(response.headers()['content-security-policy']).toContain("default-src 'none'");
});

test('a PDF is served with its type and a policy without scripts', async ({ request }) => {
  const response = await request.get(`/files/pdfs/${good}`);
  expect(response.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect((await response.body()).equals(aPdf())).toBe(true);
});

for (const id of ['no-such-file.pdf', 'NoSuch', '..%2Fimages%2Fx.pdf', evil]) {
  test(`/files/pdf/${id} is a 404 page with links`, async ({ page }) => {
    const response = await page.goto(`/files/pdf/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pdfNotFound.heading);
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(pdfNotFound.links.length);
    expect(await page.content()).not.toContain('evil.example');
  });
}
