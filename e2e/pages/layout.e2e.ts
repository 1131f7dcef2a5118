import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { exampleArticle, layouts, WIDTHS } from './page-list';

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

/** The distance from the header to the content of a link's target, in CSS pixels, and whether the page is at its end. */
const distanceBelowHeader = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const padding = Number.parseFloat(getComputedStyle(element).paddingBlockStart);
    return {
      distance: element.getBoundingClientRect().top + padding - header,
      isAtEnd: window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1,
    };
  });

test('a link to a section or an article’s heading leads to its content, right below the header', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const path of ['/', '/products/biosample', '/company', exampleArticle]) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const ids = await page
        .locator('main > section[id], main :is(h2, h3)[id^="section-"]')
        .evaluateAll((elements) => elements.map(({ id }) => id));
      expect(ids.length).toBeGreaterThan(0);
      for (const id of ids) {
        await page.goto(`${path}#${id}`);
        const { distance, isAtEnd } = await distanceBelowHeader(page, id);
        const isRight = distance >= 0 && (distance <= 48 || isAtEnd);
        if (!isRight) faults.push(`${path}#${id} at ${width} pixels: ${distance}`);
      }
    }
  }
  expect(faults).toEqual([]);
});
