import { expect, test } from '../support/test';

test.beforeEach(({ page }) => page.goto('/'));

test('its sections are in the specified order', { tag: '@journey' }, async ({ page }) => {
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

test('the three areas link to their pages with a trailing slash', async ({ page }) => {
  const links = page.locator('#products').getByRole('link', { name: /^Know More/ });
  expect(await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')))).toEqual([
    '/products/molecular/',
    '/products/biosample/',
    '/products/diabetes/',
  ]);
  await links.nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A good result begins with a good sample');
});

test('a tile opens its panel, scrolls to it, and closes it again', { tag: '@journey' }, async ({ page }) => {
  const tile = page.getByRole('button', { name: 'Urine Collection', exact: true });
  await tile.click();
  await expect(tile).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('heading', { name: 'Closed urine collection', exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Trivus', exact: true }).click();
  await expect(tile).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Trivus', exact: true }).click();
  await expect(page.locator('#find-a-product [aria-expanded="true"]')).toHaveCount(0);
});

test("every panel's order and information links are as specified", async ({ page }) => {
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

test('the promo banners link to their kit pages', async ({ page }) => {
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

test('the lists scroll in areas of at most 400 pixels that take focus', { tag: '@journey' }, async ({
  page,
}) => {
  for (const name of ['Press mentions, newest first', 'Blogs and published papers, newest first']) {
    const list = page.getByRole('region', { name });
    await list.focus();
    await expect(list).toBeFocused();
    expect(await list.evaluate((element) => getComputedStyle(element).maxBlockSize)).toBe('400px');
  }
});
