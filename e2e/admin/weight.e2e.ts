import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../support/test';

/** The most JavaScript, in Brotli bytes, before the sign-in is shown. */
const MAX = 200_000;

/** Milliseconds from the first request until the sign-in accepts typing. */
const SOON = 2_000;

test('the sign-in arrives light and soon', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  const started = Date.now();
  await page.goto('/admin');
  await page.getByLabel('Email').fill('somebody@purvia.example');
  const milliseconds = Date.now() - started;
  const sizes = (await Promise.all(scripts)).map((script) => brotliCompressSync(script).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'measured', description: `${total} bytes, ${milliseconds} ms` });
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(MAX);
  expect(milliseconds).toBeLessThan(SOON);
});

test('the browser keeps no copy of the database', async ({ admin, page }) => {
  await admin.signIn();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  expect(names.filter((name) => /firestore/i.test(name))).toEqual([]);
});
