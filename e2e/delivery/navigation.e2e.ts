import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '@/tools/browser/chromium-flags';
import { findBrowser } from '@/tools/browser/find-browser';
import { expect, test } from '../support/test';

/** Pages that together contain every custom element except the consent banner. */
const INTERACTIVE_PAGES = ['/', '/company', '/products/biosample', '/contact_us', '/blogs'];

test('hovering over a link loads its page in advance, and the speculation rules exclude the admin, files and new tabs', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const made = page.waitForRequest((request) => new URL(request.url()).pathname === '/impact');
  await footer.getByRole('link', { name: 'Impact' }).hover();
  expect((await made).headers()['sec-purpose'] ?? 'prefetch').toContain('prefetch');

  const rules = JSON.parse((await page.locator('script[type=speculationrules]').textContent()) ?? '{}');
  const [{ where, eagerness }] = rules.prerender;
  expect(eagerness).toBe('moderate');
  expect(JSON.stringify(where)).toMatch(/\/admin\/\*.*\/api\/\*.*\/files\/\*.*_blank.*download/);
});

test('pages change with a transition, unless motion is reduced', async ({ page }) => {
  const follow = async () => {
    await page.goto('/r_d');
    await page.evaluate(() =>
      addEventListener('pageswap', ({ viewTransition }) => {
        sessionStorage.setItem('transition', viewTransition ? 'yes' : 'no');
      }),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
    await page.waitForURL('/services');
    return page.evaluate(() => sessionStorage.getItem('transition'));
  };
  expect(await follow()).toBe('yes');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await follow()).toBe('no');
});

test('going back restores a page without reloading it', async ({ baseURL }) => {
  // Use Chromium, because the headless shell has no back/forward cache.
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL });
  const reasons: string[] = [];
  for (const path of INTERACTIVE_PAGES) {
    await page.goto(path);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
    );
    await page.goto('/accessibility');
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState === 'complete');
    if (!(await page.evaluate(() => 'persisted' in window && window.persisted))) reasons.push(path);
  }
  await browser.close();
  expect(reasons).toEqual([]);
});
