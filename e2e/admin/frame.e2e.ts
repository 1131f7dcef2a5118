import { expectAccessible } from '../support/accessible';
import { holdRequests } from '../support/hold-requests';
import { Keyboard } from '../support/keyboard';
import { owner } from '../support/owner';
import { expect, test } from '../support/test';

const ground = () => getComputedStyle(document.body).backgroundColor;

test('the sign-in page, the lists and an editor set the page title, and the header names the company and the account', async ({
  admin,
  page,
}) => {
  await admin.open();
  await expect(page).toHaveTitle('Sign in · Purvia Site admin');
  // Browsers must not translate an article in the editor.
  await expect(page.locator('meta[name="google"]')).toHaveAttribute('content', 'notranslate');
  await expect(page.locator('html')).toHaveAttribute('translate', 'no');
  await admin.signIn();
  await expect(page.getByRole('banner')).toContainText('Purvia');
  await expect(page.getByRole('banner')).toContainText('admin@');
  const search = page.getByText('Search everything', { exact: true });
  const clipped = await search.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(clipped).toBe(0);
  for (const list of ['Press mentions', 'Footprint', 'PDF links', 'Unfinished', 'Deleted', 'Blogs']) {
    await admin.openList(list);
    await expect(page).toHaveTitle(`${list} · Purvia Site admin`);
    const entry = page.getByRole('navigation', { name: 'Content' }).getByRole('link', { name: list });
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
  }
  for (const button of ['Create New Media', 'Create New Blog', 'Create New Global', 'Link', 'Logout'])
    await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
  const title = `Named ${Date.now()}`;
  await admin.saveBlog(title);
  await expect(page).toHaveTitle(`${title} · Purvia Site admin`);
});

test("the admin follows the system's appearance unless the user chooses one, and the public site stays light", async ({
  admin,
  page,
}) => {
  await admin.signIn();
  const light = await page.evaluate(ground);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await page.evaluate(ground);
  expect(dark).not.toBe(light);
  const appearance = page.getByRole('group', { name: 'Appearance' });
  // The labels cover the radio buttons.
  await appearance.getByText('Light').click();
  await expect(appearance.getByRole('radio', { name: 'Light' })).toBeChecked();
  expect(await page.evaluate(ground)).toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await appearance.getByText('Dark').click();
  expect(await page.evaluate(ground)).toBe(dark);
  await page.reload();
  expect(await page.evaluate(ground)).toBe(dark);
  await page.goto('/');
  expect(await page.evaluate(ground)).toBe(light);
});

/** Returns the parts of the page that have moved since it opened, with their Cumulative Layout Shift scores, unless these are small. */
const moved = () =>
  new Promise<string[]>((resolve) => {
    let sum = 0;
    const parts: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        sum += value;
        for (const { node, previousRect, currentRect } of sources)
          parts.push(`${value} ${node?.className} from ${previousRect.y} to ${currentRect.y}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // Entries are reported after a frame.
    requestAnimationFrame(() => setTimeout(() => resolve(sum < 0.02 ? [] : parts)));
  });

for (const view of ['security', 'approval']) {
  test(`the ${view} view does not move when its sidebar has loaded`, async ({ admin, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await admin.signIn();
    await page.goto(`/admin/${view}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Content' })).toBeVisible();
    expect(await page.evaluate(moved)).toEqual([]);
  });
}

for (const width of [390, 820, 1440]) {
  test(`an editor does not move when its record has loaded, at ${width} px`, async ({ admin, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await admin.signIn();
    for (const view of ['blog/new', 'link', 'global']) {
      const release = await holdRequests(page, '**/documents:runQuery');
      await page.goto(`/admin/${view}`);
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
      release();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loading');
      expect(await page.evaluate(moved)).toEqual([]);
      await page.unroute('**/documents:runQuery');
    }
  });
}

test('the password can be shown', async ({ admin, page }) => {
  await admin.open();
  await page.getByLabel('Password').fill('a password of mine');
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
  await admin.press('Show password');
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
  await expectAccessible(page);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`blogs and PDF links can be found from an editor by keyboard alone at ${viewport.width} px`, async ({
    admin,
    page,
  }) => {
    const word = `findable${Date.now()}`;
    await owner.writeBlog(`${word}-1`, `Zürich ${word} blog`, false);
    await owner.write('Link', `${word}.pdf`, { link: `pdfs/${word}.pdf`, title: '', size: 0, pages: 0 });
    await page.setViewportSize(viewport);
    await admin.signIn();
    await page.goto('/admin/global');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loading');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search everything' });
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(`zurich ${word}`);
    await expect(dialog.getByRole('option')).toHaveCount(1);
    await expect(dialog.getByRole('option')).toContainText('Blog, draft');
    await expect(dialog.getByRole('status').filter({ hasText: /^1 result$/ })).toBeAttached();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const keys = new Keyboard(page);
    await keys.pressBack(page.getByRole('button', { name: 'Search everything' }));
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(word);
    await expect(dialog.getByRole('option')).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/link/${word}\\.pdf$`));
  });
}

test('text typed after Ctrl+K, while the search is loading, appears in the search field', async ({
  admin,
  page,
}) => {
  await admin.signIn();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  let release = () => {};
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('pdx');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('f li');
  release();
  await page.keyboard.type('nks');
  const dialog = page.getByRole('dialog', { name: 'Search everything' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await expect(dialog.getByRole('combobox')).toHaveValue('pdf links');
  await expect(dialog.getByRole('option').first()).toContainText('PDF links');
});

test('the card view shows a blog as a card, with Edit, Publish and Delete', async ({
  admin,
  page,
  visitor,
}) => {
  const title = `As a card ${Date.now()}`;
  await owner.writeBlog(`card-${Date.now()}`, title, false);
  await admin.signIn();
  await admin.press('Cards');
  await admin.fill('Search', title);
  const card = page.getByRole('article');
  await expect(card.getByRole('heading', { name: title })).toBeVisible();
  await expect(card.getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await admin.press(`Publish: ${title}`);
  await admin.expectLive('Blog published');
  await visitor.expectBlog(title);
  await expect(card.getByRole('link', { name: `Edit: ${title}` })).toHaveAttribute(
    'href',
    /^\/admin\/blog\//,
  );
  await admin.remove(`Delete: ${title}`);
  await admin.expectOff('Blog deleted.');
  await expect(card).toHaveCount(0);
  await visitor.expectNoBlog(title);
});

test('several records can be published together, and deleting several records can be stopped', async ({
  admin,
  page,
  visitor,
}) => {
  const word = `several${Date.now()}`;
  for (const number of [1, 2, 3]) await owner.writeBlog(`${word}-${number}`, `${word} ${number}`, false);
  await admin.signIn();
  await admin.fill('Search', word);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3);
  await page.getByLabel('Select all on this page').check();
  const bar = page.getByRole('region', { name: 'Actions for the selected records' });
  await expect(bar).toContainText('3 selected');
  await expectAccessible(page);

  await test.step('a record that a colleague has just changed is not published, and is named in the error', async () => {
    await owner.write('Blog', `${word}-2`, {
      title: `${word} 2`,
      published: false,
      publishAt: null,
      revision: 7,
      updatedAt: new Date(),
      updatedBy: '',
    });
    await bar.getByRole('button', { name: 'Publish', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Publish 3 records?' });
    await expect(question.getByRole('listitem')).toHaveCount(3);
    await question.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '2 of 3 published, 1 failed' })).toContainText(
      `${word} 2`,
    );
    await expectAccessible(page);
    await expect.poll(() => visitor.openHome().then(() => visitor.blog(word).count())).toBe(2);
  });

  await test.step('the deletion can be stopped', async () => {
    await page.getByLabel('Select all on this page').check();
    await bar.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await bar.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('deleted, then stopped')).toBeVisible();
  });
});
