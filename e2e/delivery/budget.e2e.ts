import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { pages } from '@/content/pages';
import { CHROMIUM_FLAGS } from '@/tools/browser/chromium-flags';
import { findBrowser } from '@/tools/browser/find-browser';
import { expect, test } from '../support/test';
import { VIEWS, type Visit, visit } from './support/visit';

// Use Chromium, because the headless shell does not estimate the connection's speed and so loads pictures earlier.
test.use({ launchOptions: { executablePath: findBrowser(), args: CHROMIUM_FLAGS } });

// There are many similar tests, so all workers share them.
test.describe.configure({ mode: 'parallel' });

/** The maximum number of requests before a page is scrolled. */
const MAX_REQUESTS = 12;

/** The limits, in bytes. The elements' script is measured after Brotli compression. */
const MAX = { fonts: 14_000, mainPicture: 40_000, elements: 4_096 };

const ofKind = ({ responses }: Visit, kind: string) =>
  responses.filter((response) => response.request().resourceType() === kind);

const bytes = async (responses: Response[]) => {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, { length }) => sum + length, 0);
};

/**
 * Returns the URLs of a page's images without dimensions, of its high-priority images, and of its largest contentful
 * paint ('' if that is not an image).
 */
const picturesOf = ({ page }: Visit) =>
  page.evaluate(async () => {
    const largest = await new Promise<string>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const last = list.getEntries().at(-1);
        resolve(last && 'url' in last ? String(last.url) : '');
      });
      observer.observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const images = [...document.images];
    return {
      withoutSize: images.filter((image) => !image.matches('[width][height]')).map(({ src }) => src),
      first: images.filter((image) => image.fetchPriority === 'high').map((image) => image.currentSrc),
      largest,
    };
  });

async function expectWithinBudget(visited: Visit) {
  const { page, responses, complaints } = visited;
  expect(complaints).toEqual([]);
  expect(responses.map((response) => response.url()).slice(MAX_REQUESTS)).toEqual([]);

  const fonts = ofKind(visited, 'font');
  expect(await bytes(fonts)).toBeLessThanOrEqual(MAX.fonts);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(fonts.length);

  const displays = page.evaluate(() =>
    [...document.fonts].map(({ family, display }) => `${family}: ${display}`),
  );
  expect(await displays).toContain('core: optional');

  const { withoutSize, first, largest } = await picturesOf(visited);
  expect(withoutSize).toEqual([]);
  expect(first.length).toBeLessThanOrEqual(1);
  if (largest) expect(first).toEqual([largest]);
  const main = responses.filter((response) => first.includes(response.url()));
  expect(await bytes(main)).toBeLessThanOrEqual(MAX.mainPicture);

  const inPage = (await page.locator('script#elements').textContent()) ?? '';
  const scripts = [inPage, ...(await Promise.all(ofKind(visited, 'script').map((script) => script.text())))];
  const elements = scripts.find((script) => script.includes('customElements')) ?? '';
  expect(elements).not.toBe('');
  expect(brotliCompressSync(elements).length).toBeLessThanOrEqual(MAX.elements);
  expect(scripts.join('')).not.toMatch(/firebase|identitytoolkit/i);
}

async function expectModuleAfterFirstView({ page }: Visit) {
  const [seen = Number.NaN, run = Number.NaN] = await page.evaluate(() =>
    ['first-contentful-paint', 'module'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
  );
  expect(run).toBeGreaterThan(seen);
}

/** Expects no third-party requests, cookies or consent banner, because analytics is not configured here. */
async function expectNobodyElse({ page, requested }: Visit) {
  const { origin } = new URL(page.url());
  expect(requested.filter((address) => !address.startsWith(origin) && !address.startsWith('data:'))).toEqual(
    [],
  );
  expect(await page.context().cookies()).toEqual([]);
  await expect(page.locator('site-consent, [data-consent-reopen]')).toHaveCount(0);
}

/** The pages that `npm test` checks against the budget. */
const JOURNEYS = ['/', '/products/biosample'];

for (const { path } of pages) {
  const tag = JOURNEYS.includes(path) ? '@journey' : [];
  test(`${path} stays within budget on a phone and a desktop, without third-party requests or console messages`, {
    tag,
  }, async ({ browser, baseURL }) => {
    const views = Object.values(VIEWS).map((view) => visit(browser, `${baseURL}${path}`, view));
    for (const visited of await Promise.all(views)) {
      await expectWithinBudget(visited);
      await expectModuleAfterFirstView(visited);
      await expectNobodyElse(visited);
      await visited.page.close();
    }
  });
}

test("a carousel's script loads once the carousel is scrolled into view", async ({ browser, baseURL }) => {
  const low = { viewport: { width: 1440, height: 400 }, deviceScaleFactor: 1 };
  const visited = await visit(browser, `${baseURL}/company`, low);
  const atFirst = ofKind(visited, 'script').length;
  expect(atFirst).toBeLessThanOrEqual(1);
  const leadership = visited.page.getByRole('group', { name: 'Leadership', exact: true });
  // Sections above it that are first rendered while scrolling can move it out of view again.
  await expect(async () => {
    await leadership.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(leadership).toHaveAttribute('data-sliding', { timeout: 1_000 });
  }).toPass();
  expect(ofKind(visited, 'script').length).toBeGreaterThan(atFirst);
  await visited.page.close();
});

test('a phone loads no carousel script while only the edge of the carousel is in view', async ({
  browser,
  baseURL,
}) => {
  const visited = await visit(browser, `${baseURL}/company`, VIEWS.phone);
  expect(ofKind(visited, 'script').length).toBeLessThanOrEqual(1);
  await visited.page.close();
});

test('only a character outside the subset loads the full typeface', async ({ page }) => {
  await page.goto('/press');
  const loaded = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      // The fallback fonts are local, so they do not count.
      const ours = [...document.fonts].filter(({ family }) => !family.startsWith('fitted'));
      return ours.filter(({ status }) => status === 'loaded').length;
    });
  expect(await loaded()).toBe(1);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.append(' Ö'));
  await expect.poll(loaded).toBe(2);
});
