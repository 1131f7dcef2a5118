import type { Page } from '@playwright/test';
import { consent } from '@/content/consent';
import { footer } from '@/content/navigation';
import { ANALYTICS_SOURCES } from '@/lib/analytics/sources.mjs';
import { axeFaults } from '../pages/checks/accessibility';
import { expect, test } from '../support/test';
import { isBuiltPage, withAnotherServer } from './support/another-server';
import { standInForTagManager } from './support/tag-manager';
import { VIEWS, visit } from './support/visit';

// The browser reports that the policy blocks the container's custom HTML.
test.use({ expectedMessages: /^[^ ]+ Executing inline script violates/ });

/** Returns the share of the view that the header and the banner cover at the end of the page. */
async function shareCovered(page: Page, size: { width: number; height: number }): Promise<number> {
  await page.setViewportSize(size);
  return page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const heights = [...document.querySelectorAll('body > header, [data-consent-banner]')].map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    });
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
}

test('analytics loads and receives web vitals if configured and allowed; custom HTML stays blocked', async ({
  browser,
}) => {
  const env = { TAG_MANAGER_ID: 'GTM-TEST1', MEASUREMENT_ID: 'G-TEST1' };
  await withAnotherServer({ name: 'counted', env, without: isBuiltPage }, async (origin) => {
    const { page, requested, responses, complaints } = await visit(browser, `${origin}/trivus`);
    const policy = responses[0]?.headers()['content-security-policy'];
    for (const source of Object.values(ANALYTICS_SOURCES).flat()) expect(policy).toContain(source);
    expect(policy).not.toContain('unsafe');
    expect(complaints).toEqual([]);

    await expect(page.getByRole('region', { name: consent.heading })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    expect(await shareCovered(page, { width: 320, height: 568 })).toBeLessThan(0.65);
    // A desktop at 200% and 400% zoom.
    expect(await shareCovered(page, { width: 640, height: 360 })).toBe(0);
    expect(await shareCovered(page, { width: 320, height: 256 })).toBe(0);
    await page.setViewportSize(VIEWS.desktop.viewport);

    const { scripts, collected } = await standInForTagManager(page);
    await page.getByRole('button', { name: consent.deny }).click();
    await page.reload({ waitUntil: 'networkidle' });
    expect(requested.filter((address) => !address.startsWith(origin))).toEqual([]);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);

    await page.getByRole('button', { name: footer.reopenConsent }).click();
    await expect(page.getByText(consent.currentlyDenied)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: consent.allow }).click();
    await expect.poll(() => scripts.toSorted()).toEqual(['/gtag/js', '/gtm.js']);
    await expect.poll(() => page.evaluate(() => 'tagManagerRan' in window)).toBe(true);
    expect(await page.evaluate(() => 'customHtmlRan' in window)).toBe(false);
    expect(complaints.join()).toContain('script-src');

    await expect
      .poll(() => collected.map(({ name }) => name))
      .toEqual(expect.arrayContaining(['FCP', 'TTFB']));
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect
      .poll(() => collected.map(({ name }) => name).toSorted())
      .toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
    for (const { payload } of collected) {
      expect(payload).toEqual({
        value: expect.any(Number),
        rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
        metric_id: expect.any(String),
        non_interaction: true,
      });
    }
    await page.close();

    // Without scripts, visitors could not answer the banner.
    const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
    await withoutScripts.goto(`${origin}/trivus`);
    await expect(withoutScripts.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(withoutScripts.locator('[data-consent-banner]')).toBeHidden();
    await expect(withoutScripts.locator('[data-consent-reopen]')).toBeHidden();
    await withoutScripts.close();
  });
});
