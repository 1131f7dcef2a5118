import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { signInView, type View } from './views';

/** In CSS pixels: a phone, a tablet, a desk. */
const WIDTHS = [390, 820, 1440];
const HEIGHT = 900;

/** Scrolls through the page once, because pictures further down load only as they come near, and back to its top. */
async function loadPictures(page: Page) {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += HEIGHT / 2) {
    await page.evaluate(
      (y) =>
        new Promise((resolve) => {
          window.scrollTo({ top: y, behavior: 'instant' });
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
      top,
    );
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
}

async function take(page: Page, folder: string, { name, path, prepare }: View) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await loadPictures(page);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

async function signIn(page: Page, { email, password }: Administrator) {
  await page.goto('/admin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
}

export type Administrator = { email: string; password: string };
export type Screenshots = {
  siteUrl: string;
  folder: string;
  publicViews: View[];
  adminViews: View[];
  administrator: Administrator;
};

/** Pictures of whole pages, one folder a width; motion is reduced, so that nothing is taken half way. */
export async function takeScreenshots(browser: Browser, options: Screenshots): Promise<void> {
  const { siteUrl, publicViews, adminViews, administrator } = options;
  for (const width of WIDTHS) {
    const folder = join(options.folder, String(width));
    mkdirSync(folder, { recursive: true });
    const context = await browser.newContext({
      baseURL: siteUrl,
      viewport: { width, height: HEIGHT },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const view of publicViews) await take(page, folder, view);
    if (adminViews.length > 0) {
      await take(page, folder, signInView);
      await signIn(page, administrator);
      for (const view of adminViews) await take(page, folder, view);
    }
    await context.close();
  }
}
