import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { articlePage } from '@/content/article-page';
import { authorOf } from '@/content/authors';
import { exampleBlogs } from '@/tools/examples/records';
import { deleteRecords } from '../discovery/support/records';
import { axeFaults } from '../pages/checks/accessibility';
import { htmlFaults } from '../pages/checks/valid-html';
import { exampleArticle as EXAMPLE } from '../pages/page-list';
import { publishArticle } from '../support/articles';
import { expectShareCard } from '../support/share-card';
import { expect, test } from '../support/test';

const author = authorOf(exampleBlogs[0].author).name;

test('the example article is static HTML, complete and accessible', async ({ page, request }) => {
  const response = await request.get(EXAMPLE);
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).not.toContain('/_next/static/chunks');
  expect(await htmlFaults(html, EXAMPLE)).toEqual([]);

  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(EXAMPLE);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await axeFaults(page)).toEqual([]);
  }

  const article = page.getByRole('main').getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(/Keeping specimens/);
  await expect(article.getByText(`${articlePage.by} ${author}`)).toBeVisible();
  await expect(article.getByText(articlePage.readingTime)).toBeVisible();
  await expect(article.getByRole('table')).toBeVisible();
  await expect(article.getByRole('figure')).toContainText('The bag, closed and ready to travel');
  const contents = article.getByRole('navigation', { name: articlePage.contents });
  await contents.getByRole('link', { name: 'Packing the bag' }).click();
  await expect(page).toHaveURL(/#section-packing-the-bag$/);
  await expect(article.getByRole('heading', { name: 'Packing the bag' })).toBeInViewport();
  await article.getByRole('link', { name: articlePage.backToText }).click();
  await expect(page).toHaveURL(/#note-fnref-kit$/);
});

test('an article has metadata for search engines and is in the sitemap', async ({ page, request }) => {
  await page.goto(EXAMPLE);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${EXAMPLE}$`));
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  const { mainEntity } = graph['@graph'].at(-1);
  const byCompany = { '@id': expect.stringMatching(/#organization$/) };
  expect(mainEntity).toMatchObject({ '@type': 'Article', author: byCompany });
  expect(mainEntity.datePublished).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(await (await request.get('/sitemap-archives.xml')).text()).toContain(`${EXAMPLE}</loc>`);
});

test('an article has its own share card', async ({ page, request }) => {
  await publishArticle(request, 'shared', 'To be shared.', { title: 'An article to share' });
  const cards = new Set<string>();
  for (const path of [EXAMPLE, '/blogs/shared']) {
    await page.goto(path);
    const card = await request.get(new URL(await expectShareCard(page, path)).pathname);
    cards.add((await card.body()).toString('base64'));
  }
  expect(cards.size).toBe(2);
  await deleteRecords('Blog', ['shared']);
});

test('an article links to its neighbours, related articles and a product', async ({ page, request }) => {
  // These articles are older than any other dated article, so that no other article comes between them.
  const newestFirst = [
    ['storing-plasma', 'Storing plasma for transfusion'],
    ['cleaning-centrifuges', 'Cleaning a centrifuge'],
    ['thawing-plasma', 'Thawing plasma for transfusion'],
    ['labelling-racks', 'Labelling racks'],
  ] as const;
  for (const [index, [slug, title]] of newestFirst.entries()) {
    const publishedAt = new Date(Date.UTC(2001, 0, 4 - index));
    await publishArticle(request, slug, title, { title, link: '/trivus', publishedAt });
  }
  const links = page.getByRole('navigation', { name: articlePage.around }).getByRole('listitem');
  await expect(async () => {
    await page.goto('/blogs/thawing-plasma');
    await expect(links).toHaveText(
      [
        /^Next article *Cleaning a centrifuge$/,
        /^Previous article *Labelling racks$/,
        /^Related articles *Storing plasma for transfusion$/,
        /^Related products/,
      ],
      { timeout: 1_000 },
    );
  }).toPass({ timeout: 20_000 });
  await expect(links.last().getByRole('link')).toHaveAttribute('href', '/trivus');
  await links.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blogs\/cleaning-centrifuges$/);
  await expect(links.filter({ hasText: 'Previous article' })).toContainText('Thawing plasma');
  await deleteRecords(
    'Blog',
    newestFirst.map(([slug]) => slug),
  );
});

test('an article hidden from search engines has noindex and is not in the sitemap', async ({
  admin,
  request,
}) => {
  const title = `Hidden from search engines ${Date.now()}`;
  const address = `/blogs/${title.toLowerCase().replaceAll(' ', '-')}`;
  const contains = async (path: string, text: string) =>
    (await (await request.get(path)).text()).includes(text);
  const hasNoindex = () => contains(address, '<meta name="robots" content="noindex"');
  const isInSitemap = () => contains('/sitemap-archives.xml', `${address}</loc>`);
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', title);
  await admin.typeArticle('For those who have the address.');
  await admin.publish();
  await admin.expectLive('Blog published');
  expect(await hasNoindex()).toBe(false);
  await expect.poll(isInSitemap).toBe(true);

  await (await admin.shown('Hide the article from search engines')).check();
  await admin.update();
  await admin.expectLive('Blog saved.');
  expect(await hasNoindex()).toBe(true);
  await expect.poll(isInSitemap).toBe(false);
  await admin.unpublish();
  await admin.expectOff('Blog unpublished.');
});

test('an article in Arabic runs from right to left, and is linked with its English original', async ({
  admin,
  request,
}) => {
  const { page } = admin;
  const title = `نقل العينات ${Date.now()}`;
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', title);
  await admin.typeArticle('تُنقل العينات في حقيبة مبردة.\n\n> [!CAUTION]\n> لا تجمدها.');
  await expect(admin.field('Language')).toHaveValue('ar');
  await admin.fill('Translation of', EXAMPLE);
  await admin.publish();
  await admin.expectLive('Blog published');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.goto('/blogs');
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toHaveAttribute('lang', 'ar');
  await expect(card.getByRole('heading')).toHaveCSS('direction', 'rtl');
  await card.getByRole('link').click();

  const article = page.getByRole('main').getByRole('article');
  await expect(article).toHaveAttribute('lang', 'ar');
  await expect(article.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'rtl');
  await expect(article.getByRole('heading', { level: 1 })).toHaveCSS('hyphens', 'auto');
  const bytesOf = async (address: string) =>
    (await request.get(new URL(address, page.url()).pathname)).body();
  const shareCard = await bytesOf(await expectShareCard(page, title));
  expect(shareCard.equals(await bytesOf('/share/blogs.jpg'))).toBe(false);
  const today = new Intl.DateTimeFormat('ar', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());
  await expect(article.getByRole('time').first()).toHaveText(today);
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'ar_EG');
  expect(await axeFaults(page)).toEqual([]);

  const address = new URL(page.url()).pathname;
  const textOf = async (path: string) => (await request.get(path)).text();
  expect(await htmlFaults(await textOf(address), address)).toEqual([]);
  await expect
    .poll(() => textOf('/sitemap-archives.xml'))
    .toMatch(RegExp(`hreflang="ar" href="[^"]+${address}"`));
  await expect.poll(() => textOf('/feed.xml')).toContain('<entry xml:lang="ar">');

  await article.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL(RegExp(`${EXAMPLE}$`));
  const back = page.getByRole('main').getByRole('link', { name: 'العربية' });
  await expect(async () => {
    await page.reload();
    await expect(back).toHaveAttribute('href', address, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  const alternate = page.locator('link[rel=alternate][hreflang=ar]');
  await expect(alternate).toHaveAttribute('href', RegExp(`${address}$`));

  const found = page.getByRole('heading', { level: 3 }).filter({ hasText: title });
  await expect(async () => {
    await page.goto(`/search?q=${encodeURIComponent('العينات')}`);
    await expect(found).toHaveAttribute('dir', 'rtl', { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await expect(found.getByRole('link')).toHaveAttribute('href', address);
  await deleteRecords('Blog', [id]);
});

test('a printed list has all pictures, although most have not been in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 200 });
  await page.goto('/blogs');
  const missing = () =>
    page
      .locator('main img')
      .evaluateAll((images: HTMLImageElement[]) => images.filter((image) => image.naturalWidth === 0).length);
  await page.pdf();
  await expect.poll(missing).toBe(0);
});

test("a card links to the blog's article or, if there is no article, to the blog's link", async ({
  page,
}) => {
  await page.goto('/blogs');
  const card = page.getByRole('article').filter({ hasText: 'Keeping specimens' });
  await expect(card.getByRole('link')).toHaveAttribute('href', EXAMPLE);
  const other = page.getByRole('article').filter({ hasText: 'Reading a respiratory panel' });
  await expect(other.getByRole('link')).toHaveAttribute('href', '/trivus');
});

test('the URL of an unknown article returns 404, and the response is not stored on disk', async ({
  request,
}) => {
  for (const path of ['/blogs/no-such-article', '/blogs/51', '/blogs/a/b', '/blogs/UPPER']) {
    expect((await request.get(path)).status()).toBe(404);
  }
  const pages = join(process.env.DIST_DIR ?? '', 'server');
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.includes('no-such'))).toEqual([]);
});

test('an article is written, published, moved and unpublished', async ({ admin, visitor, request }, info) => {
  const title = `Written in a browser ${info.workerIndex}-${Date.now()}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', title);
  await admin.shown('Article address');
  await expect(admin.page.getByText(`Address: /blogs/${slug}.`)).toBeVisible();
  await admin.typeArticle('## First part\n\nSome **strong** text.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n');
  await admin.press('Save draft');
  await expect(admin.page.getByText('Blog saved.')).toBeVisible();
  expect((await request.get(`/blogs/${slug}`)).status()).toBe(404);

  await admin.publish();
  await admin.expectLive('Blog published');
  const page = await request.get(`/blogs/${slug}`);
  expect(page.status()).toBe(200);
  expect(await page.text()).toContain('<strong>strong</strong>');
  await visitor.expectBlog(title);
  const feed = await (await request.get('/feed.xml')).text();
  expect(feed).toMatch(/<content type="html">[^<]*&lt;strong&gt;strong&lt;\/strong&gt; text/);

  await admin.page.reload();
  await expect(admin.field('Article address')).toHaveValue(slug);
  await admin.press('Markdown source');
  await expect(admin.field('Article: Markdown source')).toHaveValue(/^## First part/);
  await admin.fill('Article address', `${slug}-moved`);
  await admin.fill('Article: Markdown source', '## Second part\n\nAnother text.');
  await admin.update();
  await admin.expectLive('Blog saved.');
  const moved = await request.get(`/blogs/${slug}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([308, `/blogs/${slug}-moved`]);
  expect(await (await request.get(`/blogs/${slug}-moved`)).text()).toContain('Second part');

  await admin.unpublish();
  await admin.expectOff('Blog unpublished.');
  expect((await request.get(`/blogs/${slug}-moved`)).status()).toBe(404);
  expect((await request.get(`/blogs/${slug}`, { maxRedirects: 0 })).status()).toBe(404);
});
