import type { Locator, Page } from '@playwright/test';
import { labels } from '@/content/interface';
import { expect, test } from '@/e2e/support/test';

const WIDE = { width: 1440, height: 900 };
const NARROW = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
];

const navigation = (page: Page) => page.getByRole('navigation', { name: labels.mainNavigation });
const opener = (page: Page) => page.getByRole('button', { name: 'Our Products' });
const family = (page: Page) => navigation(page).getByRole('link', { name: 'Molecular Diagnostics' });
const toggle = (page: Page) => page.getByRole('button', { name: labels.openMenu });

const open = async (page: Page, path = '/company') => {
  await page.goto(path);
  await page.waitForFunction(() => customElements.get('site-menu') && customElements.get('site-dropdown'));
};

test.describe('the header on a wide screen', () => {
  test.use({ viewport: WIDE });

  test('opens the list of product families on hover, and closes it on Escape or when the pointer leaves', {
    tag: '@journey',
  }, async ({ page }) => {
    await open(page);
    await expect(family(page)).toBeHidden();
    await opener(page).hover();
    await family(page).hover();
    await expect(family(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(family(page)).toBeHidden();
    // Moving the pointer away also closes the list, at this width and at the narrowest width with the entries in a row.
    for (const viewport of [WIDE, { width: 992, height: 700 }]) {
      await page.setViewportSize(viewport);
      await page.mouse.move(10, 600);
      await opener(page).hover();
      await expect(family(page)).toBeVisible();
      await page.mouse.move(10, 600);
      await expect(family(page)).toBeHidden();
    }
  });

  test("aligns the end of the search field with the end of the footer's last link", async ({ page }) => {
    const endOf = async (target: Locator) => {
      const box = await target.boundingBox();
      return box ? Math.round(box.x + box.width) : Number.NaN;
    };
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      const lastLink = page.getByRole('contentinfo').getByRole('link').last();
      expect(await endOf(page.getByRole('searchbox'))).toBe(await endOf(lastLink));
    }
  });

  test('is the same on every page, so that the menu does not move', async ({ page }) => {
    // The first page shows text in a fallback font, whose words have other widths.
    await open(page);
    for (const width of [1440, 1280, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const places: unknown[] = [];
      for (const path of ['/', '/company', '/search']) {
        await open(page, path);
        places.push([await opener(page).boundingBox(), await page.getByRole('banner').boundingBox()]);
      }
      expect(places).toEqual([places[0], places[0], places[0]]);
    }
  });

  test('opens the list of product families on keyboard focus, and returns the focus to the button on Escape', async ({
    page,
  }) => {
    await open(page);
    await navigation(page).getByRole('link', { name: 'Our Company' }).focus();
    await page.keyboard.press('Tab');
    await expect(opener(page)).toBeFocused();
    await expect(family(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(family(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    await expect(family(page)).toBeHidden();
  });

  test('stays in view, and does not cover the focused element', async ({ page }) => {
    await open(page);
    await page.keyboard.press('End');
    await expect(page.getByRole('banner')).toBeInViewport();
    const links = page.getByRole('main').getByRole('link');
    await links.last().focus();
    await links.first().focus();
    const room = () =>
      page.evaluate(() => {
        const bar = document.querySelector('header')?.getBoundingClientRect();
        const focused = document.activeElement?.getBoundingClientRect();
        return (focused?.top ?? 0) - (bar?.bottom ?? 0);
      });
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  });

  test('marks the current page', async ({ page }) => {
    await open(page);
    await expect(navigation(page).getByRole('link', { name: 'Our Company' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

test.describe('the header on a touch screen', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  test('opens and closes the list of product families', async ({ page }) => {
    await open(page);
    await opener(page).tap();
    await expect(family(page)).toBeVisible();
    await opener(page).tap();
    await expect(family(page)).toBeHidden();
  });
});

for (const viewport of NARROW) {
  test.describe(`the menu at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('keeps the focus inside until Escape returns it to the button', async ({ page }) => {
      await open(page);
      await expect(navigation(page)).toBeHidden();
      await toggle(page).click();
      await expect(navigation(page)).toBeVisible();
      const stops = (await navigation(page).locator('a:visible, button:visible').count()) + 1;
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press('Tab');
        await expect(page.locator('site-menu :focus')).toHaveCount(1);
      }
      await expect(page.getByRole('button', { name: labels.closeMenu })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(navigation(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
    });

    test('is closed on the page that one of its links opens', { tag: '@journey' }, async ({ page }) => {
      await open(page);
      await toggle(page).click();
      await navigation(page).getByRole('link', { name: 'Services' }).click();
      await expect(page).toHaveURL(/\/services$/);
      await expect(navigation(page)).toBeHidden();
    });

    test('opens without a script', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport, baseURL });
      const page = await context.newPage();
      await page.goto('/company');
      await toggle(page).click();
      await expect(family(page)).toBeVisible();
      await context.close();
    });
  });
}
