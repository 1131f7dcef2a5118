import { consent } from '@/content/consent';
import { ANALYTICS_SOURCES } from '@/lib/analytics/sources.mjs';
import { axeFaults } from '../pages/checks/accessibility';
import { expect, test } from '../support/test';
import { isBuiltPage, withAnotherServer } from './support/another-server';
import { visit } from './support/visit';

/** What a tag manager would run for a tag of the kind "custom HTML". */
const CUSTOM_HTML = `
  window.tagManagerRan = true;
  const tag = document.createElement('script');
  tag.textContent = 'window.customHtmlRan = true';
  document.head.append(tag);
`;

test('what counts visits loads where it is configured and allowed; its custom HTML stays blocked', async ({
  browser,
}) => {
  const env = { TAG_MANAGER_ID: 'GTM-TEST1', MEASUREMENT_ID: 'G-TEST1' };
  await withAnotherServer({ name: 'counted', env, without: isBuiltPage }, async (origin) => {
    const { page, responses, complaints } = await visit(browser, `${origin}/trivus`);
    const policy = responses[0]?.headers()['content-security-policy'];
    for (const source of Object.values(ANALYTICS_SOURCES).flat()) expect(policy).toContain(source);
    expect(policy).not.toContain('unsafe');
    expect(complaints).toEqual([]);

    await expect(page.getByRole('region', { name: consent.heading })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);

    const asked: string[] = [];
    await page.route('https://www.googletagmanager.com/**', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.fulfill({ contentType: 'text/javascript', body: CUSTOM_HTML });
    });
    await page.getByRole('button', { name: consent.allow }).click();
    await expect.poll(() => asked.toSorted()).toEqual(['/gtag/js', '/gtm.js']);
    await expect.poll(() => page.evaluate(() => 'tagManagerRan' in window)).toBe(true);
    expect(await page.evaluate(() => 'customHtmlRan' in window)).toBe(false);
    expect(complaints.join()).toContain('script-src');
    await page.close();
  });
});
