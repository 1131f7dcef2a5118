import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { COLLECTIONS, kindOf } from '@/lib/model/kinds';
import { expect, test } from '../support/test';

/** The maximum size of the sign-in page's scripts, in bytes after Brotli compression. */
const MAX = 200_000;

/** The maximum time from the first request until the sign-in page accepts typing, in milliseconds. */
const SOON = 2_000;

/**
 * The number of visits. Only the fastest visit counts, because other processes can slow a visit down but never speed it
 * up.
 */
const VISITS = 3;

/**
 * Opens the sign-in page without a cache. Returns the time until it accepts typing, in milliseconds, and the compressed
 * size of its scripts, in bytes.
 */
async function visit(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  const started = Date.now();
  await page.goto('/admin');
  await page.getByLabel('Email').fill('somebody@purvia.example');
  const milliseconds = Date.now() - started;
  // Scripts that arrive later count too.
  await page.waitForLoadState('networkidle');
  const sizes = (await Promise.all(scripts)).map((script) => brotliCompressSync(script).length);
  await context.close();
  return { milliseconds, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

test('the sign-in page has less than 200 kB of scripts and accepts typing within two seconds', async ({
  browser,
  baseURL,
}) => {
  const visits = [];
  for (let index = 0; index < VISITS; index += 1) visits.push(await visit(browser, baseURL));
  const bytes = Math.max(...visits.map((one) => one.bytes));
  const milliseconds = Math.min(...visits.map((one) => one.milliseconds));
  test.info().annotations.push({ type: 'measured', description: `${bytes} bytes, ${milliseconds} ms` });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(MAX);
  expect(milliseconds).toBeLessThan(SOON);
});

test('the admin creates no Firestore cache in IndexedDB', async ({ admin, page }) => {
  await admin.signIn();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  expect(names.filter((name) => /firestore/i.test(name))).toEqual([]);
});

/** The paths of the views of settings and of each kind's editor. */
const VIEWS = [
  '/admin/security',
  '/admin/approval',
  ...COLLECTIONS.map(kindOf).map(({ editor, ids }) => `/admin/${editor}${ids ? '' : '/new-record'}`),
];

/** Returns the style sheets that the page requested and has not applied. Chromium warns about a preload of this kind. */
const unusedStyles = (page: Page) =>
  page.evaluate(() => {
    const applied = [...document.styleSheets].map(({ href }) => href);
    const requested = performance.getEntriesByType('resource').map(({ name }) => name);
    return requested.filter((name) => name.endsWith('.css') && !applied.includes(name));
  });

test('no admin view requests styles that it does not use, which would delay the styles that it needs', async ({
  admin,
  page,
}) => {
  const expectOnlyUsed = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('link[rel=stylesheet]')).not.toHaveCount(0);
    expect(await unusedStyles(page), page.url()).toEqual([]);
  };
  await admin.open();
  await expectOnlyUsed();
  await admin.signIn();
  await expectOnlyUsed();
  for (const path of VIEWS) {
    await page.goto(path);
    await expectOnlyUsed();
  }
});
