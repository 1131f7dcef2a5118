import { expectAccessible } from '../support/accessible';
import { writeArticle } from '../support/articles';
import { expect, test } from '../support/test';

const PHONE = { width: 390, height: 844 };

/** The maximum height of a bar in pixels. */
const BAR = 56;

/** The maximum distance of the title from the top of the window in pixels. */
const NEAR_TOP = 160;

test("an editor's heading is the record's title, and the record's state and actions stay in view", async ({
  admin,
  page,
}) => {
  const title = `Named ${Date.now()}`;
  await admin.signIn();
  await admin.saveBlog(title);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(`^${title} · `));

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByText('Saved', { exact: true })).toBeInViewport();
  const top = async () => (await admin.field('Title').boundingBox())?.y ?? 0;
  const before = await top();
  expect(before).toBeLessThan(NEAR_TOP);
  await admin.fill('Title', `${title}, renamed`);
  await expect(heading).toHaveText(`${title}, renamed`);
  await expect(page.getByRole('button', { name: 'Discard changes' })).toBeVisible();
  await expect.poll(top).toBe(before);

  for (const viewport of [PHONE, { width: 820, height: 1180 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(heading).toBeInViewport();
    await expect(page.getByText('Unsaved changes')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeInViewport();
    if (viewport === PHONE) continue;
    // The frame's buttons are in the editor's bar.
    for (const part of [heading, page.getByRole('button', { name: 'Menu', exact: true })]) {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(BAR);
    }
  }

  await page.setViewportSize(PHONE);
  await admin.publish();
  await admin.expectLive('Blog published');
  const shown = page.getByRole('link', { name: 'View on site' });
  await expect(shown).toBeInViewport();
  // The result does not enlarge the bar, which would move the text.
  const bar = heading.locator('xpath=ancestor::div[3]');
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(BAR);
  await expectAccessible(page);
  const opened = page.context().waitForEvent('page');
  await shown.click();
  await expect((await opened).getByText(`${title}, renamed`).first()).toBeVisible();

  await admin.press('Dismiss');
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Update', exact: true })).toBeFocused();
});

test('the preview replaces the sheet, which returns if there is an error', async ({ admin, page }) => {
  await admin.signIn();
  await admin.startBlog();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toBeHidden();
  await admin.press('Preview');
  await expect(preview).toBeVisible();
  await expect(admin.field('Title')).toBeHidden();
  await expectAccessible(page);
  await admin.press('Publish');
  await expect(admin.field('Title')).toBeFocused();
  await expect(page.getByText('Enter the title')).toBeVisible();
  await expect(preview).toBeHidden();
});

test('on a phone, the bars are low, and the settings come from below and close with Escape', async ({
  admin,
  page,
}) => {
  await page.setViewportSize(PHONE);
  await admin.signIn();
  await admin.startBlog();
  const bar = page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::div[2]');
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(BAR);
  await test.step('the first key does not move the text', async () => {
    const top = async () => (await admin.field('Title').boundingBox())?.y ?? 0;
    const before = await top();
    await admin.field('Title').pressSequentially('W');
    await expect(page.getByText('Backed up on the server')).toBeVisible();
    const [discard, changes] = [
      await page.getByRole('button', { name: 'Discard changes' }).boundingBox(),
      await page.getByText('Show changes').boundingBox(),
    ];
    expect(Math.abs((discard?.y ?? 0) - (changes?.y ?? BAR))).toBeLessThan(BAR / 2);
    expect(await top()).toBe(before);
  });

  const settings = page.getByRole('complementary', { name: 'Settings' });
  await expect(settings).toBeHidden();
  await admin.press('Settings');
  await expect(settings).toBeVisible();
  await expectAccessible(page);
  await admin.field('Author').focus();
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeFocused();

  await test.step('the formatting buttons are at the bottom while the text has the focus', async () => {
    await admin.field('Article').click();
    const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
    await expect(toolbar).toHaveCSS('position', 'fixed');
    const box = await toolbar.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(BAR);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(PHONE.height);
    const hide = toolbar.getByRole('button', { name: 'Hide keyboard' });
    await expect(hide).toBeInViewport({ ratio: 1 });
    await page.keyboard.type('Wear gloves');
    await page.keyboard.press('Shift+Home');
    await toolbar.getByRole('button', { name: 'Bold' }).click();
    await expect(admin.field('Article').locator('strong')).toHaveText('Wear gloves');
    await expectAccessible(page);
    await toolbar.getByRole('button', { name: 'Table', exact: true }).click();
    await expect(toolbar.getByRole('button', { name: 'Add row' })).toBeInViewport();
    expect((await toolbar.boundingBox())?.height).toBeLessThanOrEqual(BAR);
    await hide.click();
    await expect(admin.field('Article')).not.toBeFocused();
    await expect(toolbar).not.toHaveCSS('position', 'fixed');
  });

  await admin.press('Settings');
  await admin.press('Preview');
  await expect(settings).toBeHidden();
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
  await expectAccessible(page);
});

test('on a wide screen, an editor has the whole width, and the menu has the lists', async ({
  admin,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await admin.signIn();
  await admin.startBlog();
  const places = page.getByRole('navigation', { name: 'Content' });
  await expect(places).toBeHidden();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await admin.press('Menu');
  await expect(places.getByRole('link', { name: 'Blogs' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(places).toBeHidden();

  await test.step('the formatting buttons appear with the focus, and the text stays where it is', async () => {
    const editor = admin.field('Article');
    const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
    await expect(toolbar).toHaveCSS('opacity', '0');
    const place = await editor.boundingBox();
    await editor.focus();
    await expect(toolbar).toHaveCSS('opacity', '1');
    expect(await editor.boundingBox()).toEqual(place);
  });

  await test.step('the formatting buttons are above selected text, and can be reached by keyboard', async () => {
    const editor = admin.field('Article');
    const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
    await editor.click();
    await page.keyboard.type('Read the label.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Wear gloves');
    await page.keyboard.press('Shift+Home');
    await expect(toolbar).toHaveCSS('position', 'absolute');
    const [bar, line] = [await toolbar.boundingBox(), await editor.getByText('Wear gloves').boundingBox()];
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);
    await page.keyboard.press('Alt+F10');
    for (const _step of [1, 2, 3]) await page.keyboard.press('ArrowRight');
    await expect(toolbar.getByRole('button', { name: 'Bold' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(editor.locator('strong')).toHaveText('Wear gloves');
    await expect(editor).toBeFocused();
  });
});

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test(`the cursor does not move the text when it enters a table, at ${viewport.width} px`, async ({
    admin,
    page,
  }) => {
    const slug = `with-a-table-${viewport.width}-${Date.now()}`;
    await writeArticle(slug, 'Before the table\n\n| Specimen |\n| - |\n| Blood |', {
      ...{ title: slug, published: false, publishedAt: null, unpublishAt: null },
    });
    await page.setViewportSize(viewport);
    await admin.signIn();
    await page.goto(`/admin/blog/${slug}`);
    const editor = admin.field('Article');
    const cell = editor.getByText('Blood');
    const top = () => cell.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    await editor.getByText('Before the table').click();
    const before = await top();
    await cell.click();
    await expect(page.getByRole('button', { name: 'Add row' })).toBeInViewport({ ratio: 1 });
    expect(await top()).toBe(before);
    await editor.getByText('Before the table').click();
    await expect(page.getByRole('button', { name: 'Add row' })).toHaveCount(0);
    expect(await top()).toBe(before);
  });
}

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test(`the link panel opens over a selection taller than the window, at ${viewport.width} px`, async ({
    admin,
    page,
  }) => {
    const slug = `tall-${viewport.width}-${Date.now()}`;
    await writeArticle(slug, 'A paragraph\n\n'.repeat(80), {
      ...{ title: slug, published: false, publishedAt: null, unpublishAt: null },
    });
    await page.setViewportSize(viewport);
    await admin.signIn();
    await page.goto(`/admin/blog/${slug}`);
    await admin.field('Article').getByText('A paragraph').nth(2).click();
    await page.keyboard.press('ControlOrMeta+a');
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('group', { name: 'Insert link' })).toBeInViewport({ ratio: 1 });
    // The page does not scroll to the end of the selection.
    expect((await page.evaluate(() => window.scrollY)) - before).toBeLessThan(BAR);
  });
}

test('an error in the settings opens them and gets focus', async ({ admin, page }) => {
  await page.setViewportSize(PHONE);
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', `Refused ${Date.now()}`);
  await admin.press('Settings');
  await admin.fill('Article address', 'Not an address');
  await page.keyboard.press('Escape');
  await admin.press('Save draft');
  await expect(admin.field('Article address')).toBeFocused();
  await expect(admin.field('Article address')).toBeInViewport();
});
