import type { Locator } from '@playwright/test';
import { home } from '@/content/home';
import { products } from '@/content/products';
import { expect, test } from '../support/test';

const urine = home.selector.tiles.find(({ key }) => key === 'urine');
const lists = [home.press.listLabel, home.blogs.listLabel];

test.beforeEach(({ page }) => page.goto('/'));

test('the home page has its sections in the specified order', { tag: '@journey' }, async ({ page }) => {
  const order = await page.locator('main > section').evaluateAll((sections) => sections.map(({ id }) => id));
  expect(order).toEqual([
    '',
    'mission-vision',
    'about',
    'products',
    'find-a-product',
    'respiratory-panel',
    'omicron-kit',
    'press',
    'blogs',
    'footprint',
  ]);
});

test('Contact Us loads the contact page; Know More scrolls to mission and vision', {
  tag: '@journey',
}, async ({ page }) => {
  const banner = page.locator('main > section').first();
  await banner.getByRole('link', { name: 'Know More' }).click();
  await expect(page.getByText('Touch a Billion Lives across the globe.')).toBeInViewport();
  await expect(page).toHaveURL(/\/#mission-vision$/);
  await banner.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact_us$/);
});

test('the three product areas link to their pages with a trailing slash', async ({ page }) => {
  const links = page.locator('#products').getByRole('link', { name: /^Know More/ });
  expect(await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')))).toEqual([
    '/products/molecular/',
    '/products/biosample/',
    '/products/diabetes/',
  ]);
  await links.nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(products.biosample.banner.heading);
});

test('a tile opens its panel and scrolls to it; another tile or a second click closes it', {
  tag: '@journey',
}, async ({ page }) => {
  const tile = page.getByRole('button', { name: 'Urine Collection', exact: true });
  await tile.click();
  await expect(tile).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('heading', { name: urine?.heading, exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Trivus', exact: true }).click();
  await expect(tile).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Trivus', exact: true }).click();
  await expect(page.locator('#find-a-product [aria-expanded="true"]')).toHaveCount(0);
});

test('the “Order from Partners” and “Learn more” links in every panel are as specified', async ({ page }) => {
  const links = await page
    .locator('#find-a-product section[id]')
    .evaluateAll((panels) =>
      panels.map(({ id, ownerDocument }) =>
        [...ownerDocument.querySelectorAll<HTMLAnchorElement>(`#${id} a[href]`)].map((link) => [
          id,
          link.getAttribute('href'),
          link.target,
        ]),
      ),
    );
  const marketplace = 'https://marketplace.example/purvia';
  expect(links.flat()).toEqual([
    ['trivus', '/trivus', ''],
    ['trivus', '/trivus', ''],
    ['diabetes', `${marketplace}/diabetes-care`, '_blank'],
    ['diabetes', '/products/diabetes/', ''],
    ['novus', '/products/molecular', ''],
    ['novus', '/products/molecular', ''],
    ['biosample', `${marketplace}/biosample-collection`, '_blank'],
    ['biosample', '/products/biosample/', ''],
    ['respi', '/trivus', ''],
    ['respi', '/trivus', ''],
    ['urine', '/products/biosample/', ''],
    ['urine', '/products/biosample/', ''],
  ]);
});

test('the promo banners link to their product pages', async ({ page }) => {
  for (const [id, target] of [
    ['respiratory-panel', '/trivus'],
    ['omicron-kit', '/products/molecular/'],
  ] as const) {
    const links = page.locator(`#${id} a`);
    const targets = await links.evaluateAll((anchors) =>
      anchors.map((anchor) => anchor.getAttribute('href')),
    );
    expect(targets).toEqual([target, target]);
  }
});

test('each figure of the footprint stays on one line, even on a screen 320 pixels wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  const lines = await page.locator('#footprint dd').evaluateAll((figures) =>
    figures.map((figure) => {
      const range = document.createRange();
      range.selectNodeContents(figure);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(lines).toEqual([1, 1, 1, 1]);
});

test('the scrollable lists are at most 400 pixels high and can be focused', { tag: '@journey' }, async ({
  page,
}) => {
  for (const name of lists) {
    const list = page.getByRole('region', { name });
    await list.focus();
    await expect(list).toBeFocused();
    expect(await list.evaluate((element) => getComputedStyle(element).maxBlockSize)).toBe('400px');
  }
});

/**
 * Counts a list's entries that are entirely visible, above any hint, and its entries that are cut off at the bottom.
 */
const entriesIn = (list: Locator) =>
  list.evaluate((area) => {
    const { right, bottom } = area.getBoundingClientRect();
    const hint = area.querySelector(':scope > p:last-child')?.getBoundingClientRect();
    const foot = (hint?.height ? hint.top : bottom) + 1;
    const boxes = [...area.querySelectorAll(':scope > article')].map((entry) =>
      entry.getBoundingClientRect(),
    );
    return {
      whole: boxes.filter((box) => box.right <= right + 1 && box.bottom <= foot).length,
      cut: boxes.filter((box) => box.top < foot - 2 && box.bottom > foot).length,
    };
  });

for (const [width, whole] of [
  [390, 1],
  [1440, 2],
] as const) {
  test(`at ${width} pixels, the lists show only whole entries at first`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const name of lists) {
      const list = page.getByRole('region', { name });
      expect(await entriesIn(list)).toEqual({ whole, cut: 0 });
      // Scrolling reveals more entries.
      expect(await list.getByRole('article').count()).toBeGreaterThan(whole);
    }
  });
}

/** Returns the visible share of the last visible entry's width. */
const lastShare = (list: Locator) =>
  list.evaluate((area) => {
    const { left, right } = area.getBoundingClientRect();
    const shares = [...area.querySelectorAll(':scope > article')].map((entry) => {
      const box = entry.getBoundingClientRect();
      return (Math.min(box.right, right) - Math.max(box.left, left)) / box.width;
    });
    return shares.findLast((share) => share > 0) ?? 0;
  });

for (const width of [600, 767, 820, 991]) {
  test(`at ${width} pixels, a partly visible entry shows that each list continues`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const name of lists) {
      const share = await lastShare(page.getByRole('region', { name }));
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(0.8);
    }
  });
}
