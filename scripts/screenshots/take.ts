import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { signInView, type View } from './views';

/** Phone, tablet and desktop, in CSS pixels. */
const WIDTHS = [390, 820, 1440];
const HEIGHT = 900;

/** Scrolls through the page to load lazy images, and back to the top. */
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

/**
 * Takes screenshots of whole pages, in one folder per width and appearance. Motion is reduced, so that none is taken
 * mid-animation.
 */
export async function takeScreenshots(browser: Browser, options: Screenshots): Promise<void> {
  const { siteUrl, publicViews, adminViews, administrator } = options;
  for (const width of WIDTHS) {
    for (const scheme of ['light', 'dark'] as const) {
      const folder = join(options.folder, scheme === 'dark' ? `${width}-dark` : String(width));
      const context = await browser.newContext({
        baseURL: siteUrl,
        viewport: { width, height: HEIGHT },
        reducedMotion: 'reduce',
        colorScheme: scheme,
      });
      mkdirSync(folder, { recursive: true });
      const page = await context.newPage();
      // Only the admin has a dark appearance.
      if (scheme === 'light') for (const view of publicViews) await take(page, folder, view);
      if (adminViews.length > 0) {
        await take(page, folder, signInView);
        await signIn(page, administrator);
        for (const view of adminViews) await take(page, folder, view);
      }
      await context.close();
    }
  }
}
