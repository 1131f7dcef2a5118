import type { APIRequestContext } from '@playwright/test';
import { pages } from '@/content/pages';
import { NEWEST } from '@/lib/public/archive';
import { expectOneFlight, expectStaticPage } from '../delivery/support/public-page';
import { expect, test } from '../support/test';
import { deleteRecords, writeRecords } from './support/records';

/** Returns a public page's title and description, which are as long as a real record's. */
const textAt = (index: number) => pages[index % pages.length]?.meta ?? { title: '', description: '' };

/** The current time, so that the home page lists these blogs among the newest. */
const publishedAt = new Date();

const mentions = Array.from({ length: 12 }, (_, index) => ({
  id: `archive-mention-${index}`,
  year: '2025',
  ...textAt(index),
  media: 'Example Laboratory Review',
  link: `https://press.example/${index}`,
  published: true,
  publishedAt,
}));

const ids = Array.from({ length: 60 }, (_, index) => `archive-${String(index).padStart(3, '0')}`);

/** Waits until the path returns a complete page with this status, because the site must first render it again. */
async function expectStatus(request: APIRequestContext, path: string, status: number) {
  await expect(async () => {
    const response = await request.get(path);
    await expectStaticPage(response);
    expect(response.status()).toBe(status);
  }).toPass({ timeout: 30_000 });
}

test.afterAll(async () => {
  await deleteRecords('Blog', ids);
  await deleteRecords(
    'Media',
    mentions.map(({ id }) => id),
  );
});

test('archive pages appear and disappear with their records, without a build', async ({ page, request }) => {
  test.setTimeout(120_000);
  await expectStatus(request, '/blogs/3', 404);
  await writeRecords(
    'Blog',
    ids.map((id, index) => ({
      id,
      title: `Title of ${id}`,
      description: textAt(index).description,
      image: '',
      link: '/services',
      published: true,
      publishedAt,
    })),
  );
  await writeRecords('Media', mentions);
  await expectStatus(request, '/blogs/3', 200);
  await expectStatus(request, '/blogs/2', 200);
  await expect(async () => {
    const home = await request.get('/');
    const html = await home.text();
    for (const collection of ['Blog', 'Media']) {
      expect(html.split(`data-record="${collection}/`).length - 1).toBe(NEWEST);
    }
    await expectStaticPage(home);
    await expectOneFlight(home);
  }).toPass({ timeout: 30_000 });

  const titles: string[] = [];
  await expect
    .poll(async () => (await request.get('/blogs')).text(), { timeout: 30_000 })
    .toContain('Title of archive-');
  await page.goto('/blogs');
  for (let older = page.getByRole('link', { name: 'Older' }); ; ) {
    titles.push(...(await page.getByRole('article').getByRole('heading').allTextContents()));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url());
    if ((await older.count()) === 0) break;
    await older.click();
    await expect(page.getByRole('link', { name: 'Newer' })).toBeVisible();
    older = page.getByRole('link', { name: 'Older' });
  }
  for (const id of ids) expect(titles.filter((title) => title === `Title of ${id}`)).toHaveLength(1);
  // Other tests leave records, so there may be more than three pages.
  const last = Number(new URL(page.url()).pathname.split('/').at(-1));
  expect(last).toBeGreaterThan(2);
  // Firefox would load the page in a `next` link in advance, which the content security policy blocks.
  await expect(page.locator('head link[rel=next], head link[rel=prev]')).toHaveCount(0);

  await deleteRecords('Blog', ids);
  await expectStatus(request, '/blogs/3', 404);
});

for (const path of ['/blogs/0', '/blogs/51', '/blogs/9999', '/blogs/x', '/blogs/2/3', '/press/40']) {
  test(`${path} is a 404 page with a heading and links`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
}
