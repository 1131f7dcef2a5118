import type { Page } from '@playwright/test';
import { archives } from '@/content/archives';
import { pages } from '@/content/pages';
import { exampleDocument } from '../pages/page-list';
import { expectShareCard } from '../support/share-card';
import { expect, test } from '../support/test';
import { readSitemap } from './support/sitemap';

test.use({ javaScriptEnabled: false });

const listed = pages.filter(({ unlisted }) => !unlisted).map(({ path }) => path);

const MORE = /^\/(?:blogs\/[a-z0-9-]+|press\/\d+|downloads\/\d+|ifu\/[a-z0-9_-]+(?:\/[A-Za-z0-9-]+)?)$/;

test('the sitemap contains every listed page and a document with its languages, and otherwise only articles, documents and further pages of lists', {
  tag: '@journey',
}, async ({ request }) => {
  const paths = (await readSitemap(request)).map(({ path }) => path);
  const more = paths.filter((path) => !listed.includes(path));
  expect(listed.filter((path) => !paths.includes(path))).toEqual([]);
  expect(more.filter((path) => !MORE.test(path))).toEqual([]);
  expect(more).toEqual(
    expect.arrayContaining([exampleDocument, `${exampleDocument}/en`, `${exampleDocument}/hi`]),
  );
  expect(paths).toEqual([...new Set(paths)]);
});

test('an unlisted page has noindex and is not in the sitemap', async ({ page, request }) => {
  const paths = (await readSitemap(request)).map(({ path }) => path);
  for (const { path } of pages.filter(({ unlisted }) => unlisted)) {
    expect(paths).not.toContain(path);
    await page.goto(path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
});

test('the sitemap has no dates in the future', async ({ request }) => {
  for (const { address, lastModified } of await readSitemap(request)) {
    if (lastModified) expect(new Date(lastModified).getTime(), address).toBeLessThanOrEqual(Date.now());
  }
});

test('robots.txt admits crawlers and does not mention the admin area or the unlisted page r_d', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('User-agent: *\nAllow: /');
  expect(robots).not.toMatch(/admin|r_d/);
});

/** Expects the canonical URL, the same Open Graph URL, one h1 and no robots meta tag. */
async function expectNamed(page: Page, path: string, address: string) {
  await expect(page.locator('link[rel=canonical]'), path).toHaveAttribute('href', address);
  await expect(page.locator('h1'), path).toHaveCount(1);
  await expect(page.locator('meta[name=robots]'), path).toHaveCount(0);
  await expect(page.locator('meta[property="og:url"]'), path).toHaveAttribute('content', address);
}

/** Expects structured data about the organisation, the website and the page. */
async function expectStructuredData(page: Page, path: string, address: string) {
  const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
  const graph: { '@type': string; url?: string }[] = JSON.parse(data ?? '')['@graph'];
  expect(
    graph.map((node) => node['@type']),
    path,
  ).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
  expect(graph.find((node) => node['@type'] === 'WebPage')?.url, path).toBe(address);
}

const expectNoneTwice = (values: string[]) => expect(values).toEqual([...new Set(values)]);

test('each page in the sitemap has a unique title and description, structured data and a share card', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const titles: string[] = [];
  const descriptions: string[] = [];
  const cards = new Map<string, string>();
  for (const { address, path } of await readSitemap(request)) {
    const response = await page.goto(path);
    if (response?.status() === 404) {
      // Another test has since removed the page's records.
      const paths = (await readSitemap(request)).map((entry) => entry.path);
      expect(paths, 'the sitemap lists no missing page').not.toContain(path);
      continue;
    }
    expect(response?.status(), path).toBe(200);
    await expectNamed(page, path, address);
    await expectStructuredData(page, path, address);
    titles.push(await page.title());
    descriptions.push((await page.locator('meta[name=description]').getAttribute('content')) ?? '');
    cards.set(path, await expectShareCard(page, path));
  }
  expectNoneTwice(titles);
  expectNoneTwice(descriptions);
  // The pages of an archive share the first page's card.
  expectNoneTwice(listed.map((path) => cards.get(path) ?? ''));
});

test('the home page links to the archives', async ({ page }) => {
  await page.goto('/');
  for (const { path } of Object.values(archives)) {
    await expect(page.locator(`a[href="${path}"]`).first()).toBeVisible();
  }
});
