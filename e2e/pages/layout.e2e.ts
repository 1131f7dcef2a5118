import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { layoutFaults, setText } from './checks/layout';
import { openPage } from './checks/open-page';
import { exampleArticle, layouts, WIDTHS } from './page-list';

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

/** A small phone, the sizes in `WIDTHS`, a desktop at 200% zoom and a 4K screen at 150%. */
const ALL_WIDTHS = [320, ...WIDTHS, 720, 2560];

const TEXTS = [
  { dir: 'ltr', isSpaced: false },
  { dir: 'ltr', isSpaced: true },
  { dir: 'rtl', isSpaced: true },
] as const;

test('on screens of all widths, in both directions and with spaced text, no text leaves the page or overlaps, and lines are not too long', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const path of layouts) {
    await openPage(page, path);
    for (const text of TEXTS) {
      await setText(page, text);
      for (const width of ALL_WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const where = `${path} at ${width} pixels, ${text.dir}${text.isSpaced ? ', spaced' : ''}`;
        faults.push(...(await layoutFaults(page)).map((fault) => `${where}: ${fault}`));
        if (width === 1440 && text === TEXTS[0])
          faults.push(...(await longLines(page)).map((line) => `${path}: ${line}`));
      }
    }
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
  for (const path of ['/', '/products/biosample', '/company', '/impact', exampleArticle]) {
    await openPage(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const ids = await page
        .locator('main section[id]:not([data-panel]), main :is(h2, h3)[id^="section-"]')
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

/** Records in an attribute of the root element whether the footer is contained when an event occurs. */
const noteContainment = (page: Page) =>
  page.addInitScript(() => {
    for (const event of ['DOMContentLoaded', 'load'])
      addEventListener(event, () => {
        const footer = document.querySelector('body > footer');
        if (footer)
          document.documentElement.setAttribute(
            `data-at-${event}`,
            getComputedStyle(footer).contentVisibility,
          );
      });
  });

test('sections below the fold are laid out after the first paint, unless the page is opened at a section', async ({
  page,
}) => {
  await noteContainment(page);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-at-domcontentloaded', 'auto');
  await expect(page.locator('body > footer')).toHaveCSS('content-visibility', 'visible');
  await page.goto('/company#values');
  await expect(page.locator('html')).toHaveAttribute('data-at-load', 'visible');
});

test('after printing, and after Back from a section, a page is where it was', async ({ page }) => {
  const footer = page.locator('body > footer');
  const scrollTo = (top: number) =>
    page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  const position = () => page.evaluate(() => scrollY);
  await page.goto('/');
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await scrollTo(5000);
  await page.pdf();
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  expect(await position()).toBe(5000);

  await scrollTo(3000);
  await page.evaluate(() => {
    location.hash = 'footprint';
  });
  await expect.poll(position).toBeGreaterThan(5000);
  await page.goBack();
  await expect.poll(position).toBe(3000);
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  expect(await position()).toBe(3000);
});

test('a page opened at a section or reloaded is there at once', async ({ page }) => {
  await page.addInitScript(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    const note = () => {
      if (performance.getEntriesByType('paint').length > 0) positions.push(Math.round(scrollY));
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const positions = () => page.evaluate(() => (window as Window & { positions?: number[] }).positions ?? []);
  await page.goto('/company#values');
  await expect.poll(async () => (await positions()).length).toBeGreaterThan(10);
  const section = await page.evaluate(() => scrollY);
  for (const position of (await positions()).filter(Boolean))
    expect(Math.abs(position - section)).toBeLessThan(200);

  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
  await page.reload();
  await expect.poll(async () => (await positions()).length).toBeGreaterThan(10);
  expect(Math.min(...(await positions()))).toBeGreaterThan(2000);
});
