import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/test';
import { layouts, missingPath, openStates, publicPaths } from './page-list';

for (const path of [...publicPaths, missingPath]) {
  test(`${path} has one main heading, ordered headings and landmarks`, async ({ page }) => {
    await page.goto(path);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(role)).toHaveCount(1);
    }
    await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeAttached();
  });
}

for (const width of [390, 1440]) {
  for (const path of [...layouts, ...openStates]) {
    test(`${path} passes every rule of axe at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'networkidle' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }
}
