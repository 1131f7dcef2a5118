import { expect, test } from '../support/test';
import { withAnotherServer } from './support/another-server';
import { visit } from './support/visit';

test("with the framework's scripts, pages hydrate without console messages, and product tabs work", async ({
  browser,
}) => {
  const env = { KEEP_FRAMEWORK_SCRIPTS: 'true' };
  await withAnotherServer({ name: 'framework-scripts', env }, async (origin) => {
    for (const path of ['/', '/company', '/contact_us', '/blogs', '/products/molecular']) {
      const { page, responses, complaints } = await visit(browser, `${origin}${path}`);
      expect(await responses[0]?.text()).toContain('self.__next_f');
      expect(responses[0]?.headers()['content-security-policy']).not.toContain('unsafe');
      expect(await page.evaluate(() => performance.getEntriesByName('hydrated').length), path).toBe(1);
      if (path.startsWith('/products')) {
        await page.getByRole('tab').nth(1).click();
        await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
      }
      expect(complaints, path).toEqual([]);
      await page.close();
    }
  });
});
