import { expect, test } from '../support/test';
import { axeFaults } from './checks/accessibility';
import { forcedColorFaults, printFaults, zoomFaults } from './checks/loss';
import { openPage } from './checks/open-page';
import { htmlFaults } from './checks/valid-html';
import { exampleDocument, layouts, missingPath, publicPaths } from './page-list';

// There are many similar tests, so all workers share them.
test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

for (const path of [...publicPaths, exampleDocument, `${exampleDocument}/en`, missingPath]) {
  test(`${path} is valid and accessible, and complete at 400% zoom, in forced colours and in print`, async ({
    page,
  }) => {
    const response = await openPage(page, path);
    expect(await htmlFaults((await response?.text()) ?? '', path)).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);
    expect(await forcedColorFaults(page)).toEqual([]);
    expect(await zoomFaults(page)).toEqual([]);
    expect(await printFaults(page)).toEqual([]);

    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(role)).toHaveCount(1);
    }
    await expect(page.locator('img:not([alt])')).toHaveCount(0);
  });
}

for (const path of layouts) {
  test(`${path} passes axe's rules on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, path);
    expect(await axeFaults(page)).toEqual([]);
  });
}
