import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@/e2e/support/test';

const LEADERSHIP = 'Leadership';
const APPROACH = 'Our approach';

const carousel = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** The number of slides that fit in the track, and the index of the slide at the track's left edge. */
const measure = (root: Locator) =>
  root.evaluate((element) => {
    const track = element.querySelector('[data-track]')?.getBoundingClientRect();
    const slide = element.querySelector('[data-slide]')?.getBoundingClientRect();
    if (!track || !slide) return undefined;
    return { inView: track.width / slide.width, first: Math.round((track.x - slide.x) / slide.width) };
  });

const start = async (page: Page, name: string) => {
  const root = carousel(page, name);
  await root.scrollIntoViewIfNeeded();
  await expect(root).toHaveAttribute('data-sliding');
  return root;
};

for (const [width, portraits, cards] of [
  [1440, 3, 3.5],
  [1325, 3, 3.5],
  [1324, 2, 3.5],
  [1023, 2, 3],
  [844, 1, 3],
  [599, 1, 2],
  [479, 1, 1],
] as const) {
  test(`carousels show ${portraits} portraits and ${cards} cards at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/company');
    expect((await measure(carousel(page, LEADERSHIP)))?.inView).toBeCloseTo(portraits, 1);
    expect((await measure(await start(page, APPROACH)))?.inView).toBeCloseTo(cards, 1);
    expect((await measure(await start(page, LEADERSHIP)))?.inView).toBeCloseTo(portraits, 1);
  });
}

test('a carousel moves one slide per press until the last slide is in view, however many fit in the track', {
  tag: '@journey',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/company');
  const root = await start(page, LEADERSHIP);
  const next = root.getByRole('button', { name: 'Next' });
  const firstSlide = async () => (await measure(root))?.first;
  await next.click();
  await expect.poll(firstSlide).toBe(1);
  await next.press('Enter');
  await expect.poll(firstSlide).toBe(2);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(firstSlide).toBe(1);

  // With one portrait in view instead of three, the end is two presses further on.
  await page.setViewportSize({ width: 390, height: 900 });
  await next.click();
  await expect.poll(firstSlide).toBe(2);
  await expect(next).toHaveAttribute('aria-disabled', 'false');
  await next.click();
  await expect.poll(firstSlide).toBe(3);
  await next.click();
  await expect.poll(firstSlide).toBe(4);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
});

test('without scripts, a carousel is a focusable, scrollable list', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/company');
  const list = carousel(page, LEADERSHIP).getByRole('list');
  await list.focus();
  await expect(list).toBeFocused();
  await expect(list).toHaveCSS('overflow-x', 'auto');
  await context.close();
});
