import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { layouts, WIDTHS } from './page-list';

const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Returns paragraphs of more than two lines that average more than 80 characters per line. */
const longLines = (page: Page) =>
  page.locator('main p').evaluateAll((paragraphs) =>
    paragraphs
      .filter((paragraph) => paragraph.checkVisibility() && paragraph.getClientRects().length > 0)
      .map((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        const text = paragraph.textContent ?? '';
        return { text, perRow: rows > 2 ? text.length / rows : 0 };
      })
      .filter(({ perRow }) => perRow > 80)
      .map(({ text }) => text),
  );

test('no layout scrolls horizontally on a phone, tablet or desktop, and lines are not too long on a desktop', async ({
  page,
}) => {
  const faults: string[] = [];
  for (const path of layouts) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      if (width === WIDTHS[0]) await page.goto(path);
      const found = await scrollWidth(page);
      if (found > width) faults.push(`${path} at ${width} pixels: ${found}`);
    }
    faults.push(...(await longLines(page)).map((text) => `${path}: ${text}`));
  }
  expect(faults).toEqual([]);
});
