import { expect, test } from '../support/test';
import { layouts } from './page-list';

for (const width of [390, 820, 1440]) {
  test(`no page scrolls sideways at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const wide: string[] = [];
    for (const path of layouts) {
      await page.goto(path);
      const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      if (pageWidth > width) wide.push(`${path}: ${pageWidth}`);
    }
    expect(wide).toEqual([]);
  });
}

test('running text keeps to lines that are good to read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const long: string[] = [];
  for (const path of layouts) {
    await page.goto(path);
    const lines = await page.locator('main p').evaluateAll((paragraphs) =>
      paragraphs
        .filter((paragraph) => paragraph.checkVisibility() && paragraph.getClientRects().length > 0)
        .map((paragraph) => {
          const range = document.createRange();
          range.selectNodeContents(paragraph);
          const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
          const text = paragraph.textContent ?? '';
          return { text, perRow: rows > 2 ? text.length / rows : 0 };
        }),
    );
    long.push(...lines.filter(({ perRow }) => perRow > 80).map(({ text }) => `${path}: ${text}`));
  }
  expect(long).toEqual([]);
});
