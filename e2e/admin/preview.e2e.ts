import type { Locator } from '@playwright/test';
import { company } from '@/content/company';
import { articlePath } from '@/lib/articles/shelf';
import { slugOf } from '@/lib/articles/slug';
import { examplePicture, exampleText } from '../support/articles';
import { expect, test } from '../support/test';

test('the preview shows the typed title at two widths, and the share card changes with the typed link', async ({
  admin,
  page,
}) => {
  await admin.signIn();
  await admin.startBlog();
  const preview = page.frameLocator('iframe[title="Page preview"]');
  await admin.fill('Title', 'Typed just now');
  await admin.press('Preview');
  const title = preview.getByRole('heading', { name: 'Typed just now' });
  await expect(title).toBeVisible();
  await expect(title).toHaveCSS('font-family', /sans/i);

  const width = () => title.evaluate(({ ownerDocument }) => ownerDocument.defaultView?.innerWidth);
  expect(await width()).toBe(390);
  await admin.press('Desktop');
  await expect.poll(width).toBe(1280);

  const card = page.getByRole('region', { name: 'Share card' });
  await expect(card.getByRole('link', { name: '/blogs' })).toBeVisible();
  await admin.fill('Link', '/trivus');
  await expect(card.getByRole('link', { name: '/trivus' })).toBeVisible();
  const picture = card.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
});

/** Returns an article's accessibility tree, without the links to other articles. */
const readAloud = async (article: Locator) =>
  (await article.ariaSnapshot()).split('- navigation "More articles"')[0];

test('the preview of an article matches its page and shows what was just typed', async ({
  admin,
  page,
  request,
}) => {
  const title = `Previewed ${Date.now()}`;
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', title);
  await admin.typeArticle(exampleText.replace('PICTURE', await examplePicture(request)));
  await admin.press('Preview');
  const frame = page.frameLocator('iframe[title="Page preview"]');
  const readMore = frame.getByRole('link', { name: title });
  await expect(readMore).toHaveAttribute('href', articlePath(slugOf(title)));
  const preview = frame
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 1, name: title }) });
  await expect(preview.getByRole('heading', { level: 2, name: 'Packing the bag' })).toBeVisible();
  await expect(preview.getByRole('cell', { name: 'Urine' })).toBeVisible();
  const figure = preview.getByRole('figure');
  await figure.scrollIntoViewIfNeeded();
  await expect
    .poll(() => figure.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await admin.press('Edit');
  const source = admin.field('Article: Markdown source');
  await source.press('ControlOrMeta+Home');
  await source.pressSequentially('## Typed just now\n\n');
  await admin.press('Preview');
  await expect(preview.getByRole('heading', { level: 2, name: 'Typed just now' })).toBeVisible();

  const card = page.getByRole('region', { name: 'Share card' });
  await expect(card).toContainText('This card will be used once these changes go live.');

  await admin.publish();
  await admin.expectLive('Blog published');
  const site = await page.context().newPage();
  await site.goto(`/blogs/${title.toLowerCase().replaceAll(' ', '-')}`);
  const shown = await readAloud(site.getByRole('main').getByRole('article'));
  expect(shown).toContain('Typed just now');
  const picture = (await site.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  const shared = card.locator('img');
  await expect(shared).toHaveAttribute('src', new URL(picture).pathname);
  await expect.poll(() => shared.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await site.close();
  // The database sets the publication date, so the editor shows it only after a reload.
  await page.reload();
  await admin.press('Preview');
  await expect.poll(() => readAloud(preview)).toBe(shown);
  await admin.unpublish();
  await admin.expectOff('Blog unpublished.');
});

test("the previews of an article's search result and share card update during typing", async ({
  admin,
  page,
}) => {
  const result = page.getByRole('region', { name: 'In search results' });
  const card = page.getByRole('region', { name: 'Share card' });
  const expectShown = async (...texts: string[]) => {
    for (const text of texts) await expect(result).toContainText(text);
  };
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', 'Cold tubes');
  await admin.fill('Description', 'Why tubes stay cold.');
  await admin.typeArticle('Tubes stay cold.');
  await expectShown(`Cold tubes | ${company.shortName}`, '› blogs › cold-tubes', 'Why tubes stay cold.');

  await admin.fill('Article address', 'tubes-on-ice');
  await admin.fill('Search title', 'Keeping tubes cold');
  await admin.fill('Search description', 'How to keep tubes cold.');
  await expectShown(
    `Keeping tubes cold | ${company.shortName}`,
    '› blogs › tubes-on-ice',
    'How to keep tubes cold.',
  );
  for (const text of [
    `Keeping tubes cold | ${company.shortName}`,
    '/blogs/tubes-on-ice',
    'How to keep tubes cold.',
  ]) {
    await expect(card).toContainText(text);
  }
  await (await admin.shown('Hide the article from search engines')).check();
  await expect(result).toContainText('This article is hidden from search engines.');
  await expect(result).not.toContainText('Keeping tubes cold');
});

test('the preview of the footprint shows a typed figure', async ({ admin, page }) => {
  await admin.signIn();
  await admin.create('Create New Global');
  await admin.fill('Devices manufactured annually', '365M');
  await admin.press('Preview');
  const preview = page.frameLocator('iframe[title="Page preview"]');
  await expect(preview.getByText('365M')).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Our Global Footprint' })).toBeVisible();
});
