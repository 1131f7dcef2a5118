import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { WIDTHS } from './page-list';

/** Returns the number of visible slides in a carousel, rounded to the nearest half. */
async function slidesInView(page: Page, section: string): Promise<number> {
  const slide = page.locator(`${section} [data-slide]`).first();
  await slide.scrollIntoViewIfNeeded();
  return slide.evaluate((element) => {
    const track = element.closest('[data-track]');
    if (!track) throw new Error('The slide is not in a track.');
    return Math.round((track.clientWidth / element.getBoundingClientRect().width) * 2) / 2;
  });
}

test('the approach carousel has six cards, and hides the repeated ones from assistive technology', async ({
  page,
}) => {
  await page.goto('/company');
  await expect(page.locator('#approach [data-slide]')).toHaveCount(6);
  const cards = page.getByRole('list', { name: 'Our approach' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
});

for (const [width, slides] of [
  [479, 1],
  [480, 2],
  [600, 3],
  [1024, 3.5],
] as const) {
  test(`at ${width} pixels, the number of approach cards in view is ${slides}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/company');
    expect(await slidesInView(page, '#approach')).toBe(slides);
  });
}

for (const [width, slides] of [
  [844, 1],
  [845, 2],
  [1325, 3],
] as const) {
  test(`at ${width} pixels, the number of leaders in view is ${slides}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/company');
    expect(await slidesInView(page, '#leadership')).toBe(slides);
  });
}

test('the leadership carousel has five leaders, and moves by one at a time', async ({ page }) => {
  await page.goto('/company');
  const leaders = page.locator('#leadership');
  await expect(leaders.getByRole('heading', { level: 3 })).toHaveCount(5);
  await leaders.scrollIntoViewIfNeeded();
  const first = leaders.locator('[data-slide]').first();
  const start = (await first.boundingBox())?.x ?? 0;
  const width = (await first.boundingBox())?.width ?? 0;
  await leaders.getByRole('button', { name: /^Next/ }).click();
  await expect
    .poll(async () => Math.round(start - ((await first.boundingBox())?.x ?? 0)))
    .toBe(Math.round(width));
});

test('each globe selects its value at each width, and Back and Forward work', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/company');
  const panel = (name: string) => page.getByRole('tabpanel', { name });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Innovation', 'Inclusivity', 'Curiosity', 'Compassion']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expect(panel(name)).toBeVisible();
    }
    await expect(page).toHaveURL(/#compassion$/);
    await page.goBack();
    await expect(panel('Curiosity')).toBeVisible();
    await page.goForward();
    await expect(panel('Compassion')).toBeVisible();
  }
});
