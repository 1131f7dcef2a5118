import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { AdminPage } from '../support/admin-page';
import { environment } from '../support/environment';
import { Keyboard } from '../support/keyboard';
import { aPng, giveFile } from '../support/pictures';
import { expect, test } from '../support/test';

/** Dispatches a paste event to the focused element. */
const paste = (page: Page, html: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, html);

const FROM_DOCS =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt">Pasted</span></h2><p dir="ltr"><span style="color:#f00;font-weight:400">Plain and </span><span style="font-weight:700">bold</span></p></b>';

test('an article is written with the toolbar, and published with its formatting @journey', async ({
  admin,
  request,
}, info) => {
  test.setTimeout(90_000);
  const { page } = admin;
  const title = `Written with the toolbar ${info.workerIndex}-${Date.now()}`;
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', title);
  const editor = admin.field('Article');
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  const press = (name: string) => toolbar.getByRole('button', { name, exact: true }).click();

  await editor.click();
  await press('Heading');
  await page.keyboard.type('Before the draw');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A specimen waits for nobody');
  await press('Footnote');
  await page.keyboard.type('A source of 2026');
  await editor.getByText('A specimen waits for nobody').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await press('Caution');
  await page.keyboard.type('Wear gloves');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await press('Image');
  await page.getByLabel('Image file (PNG, up to 5 MB)').setInputFiles(await aPng());
  await page
    .getByRole('group', { name: 'Insert image' })
    .getByLabel('Alternative text')
    .fill('A purple rectangle');
  await admin.fill('Caption (optional)', 'In the lab');
  await expect(page.locator('img[src*="/files/images/"]').first()).toBeVisible();
  await admin.press('Insert image');
  await expect(editor.getByRole('img', { name: 'A purple rectangle' })).toBeVisible();
  await press('Insert a block');
  const blocks = page.getByRole('listbox', { name: 'Insert' });
  await expect(blocks.getByRole('option', { name: 'Heading', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expectAccessible(page);
  await blocks.getByRole('option', { name: 'Table' }).click();
  await expect(editor.getByRole('table')).toBeVisible();
  await page.keyboard.type('Specimen');
  await page.keyboard.press('Tab');
  await page.keyboard.type('In transit');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Do not');
  await expect(page.getByText(/\d+ words, 1 min read/)).toBeVisible();
  // Cut everything and paste it back.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+x');
  await expect(editor).toHaveText('');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(editor.getByRole('table')).toBeVisible();

  await expectAccessible(page);
  await admin.publish();
  await admin.expectLive('Blog published');
  const address = `/blogs/${title.toLowerCase().replaceAll(' ', '-')}`;
  const html = await (await request.get(address)).text();
  expect(html).toContain('Before the draw</h2>');
  expect(html).toContain('data-callout="caution"');
  expect(html).toContain('<figcaption>In the lab</figcaption>');
  expect(html).toMatch(/<th scope="col"[^>]*>Specimen/);
  expect(html).toContain('A source of 2026');
  await admin.unpublish();
  await expect.poll(async () => (await request.get(address)).status()).toBe(404);
});

test('the article gets text typed immediately after a toolbar button is clicked', async ({ admin, page }) => {
  await admin.signIn();
  await admin.startBlog();
  const editor = admin.field('Article');
  await editor.click();
  await page.getByRole('button', { name: 'Heading', exact: true }).hover();
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await Promise.all([page.mouse.down(), page.mouse.up(), page.keyboard.type('Before the draw')]);
  await expect(editor).toHaveText('Before the draw');
});

test('text from an input method is whole in fields, paragraphs, headings, lists, tables and beside links', async ({
  admin,
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  /** Types as a Japanese input method does: letters, their kana, and the word that replaces them. */
  const compose = async () => {
    for (const text of ['k', 'か', 'かn', 'かん', '管']) {
      const [selectionStart, selectionEnd] = [text.length, text.length];
      await devtools.send('Input.imeSetComposition', { text, selectionStart, selectionEnd });
    }
    await devtools.send('Input.insertText', { text: '管' });
  };
  await admin.signIn();
  await admin.startBlog();
  await admin.field('Title').click();
  await compose();
  await compose();
  await expect(admin.field('Title')).toHaveValue('管管');

  const editor = admin.field('Article');
  await editor.click();
  await compose();
  await expect(editor.getByRole('paragraph')).toHaveText('管');
  await page.keyboard.type(' ends');
  await page.keyboard.press('Home');
  await compose();
  await expect(editor.getByRole('paragraph')).toHaveText('管管 ends');
  for (const [button, role] of [
    ['Heading', 'heading'],
    ['Bulleted list', 'listitem'],
    ['Table', 'columnheader'],
  ] as const) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await admin.press(button);
    await compose();
    await page.keyboard.type('x');
    await expect(editor.getByRole(role).first()).toHaveText('管x');
  }
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await paste(page, '<p>a <a href="https://press.example/">link</a></p>');
  await page.keyboard.press('End');
  await compose();
  await expect(editor).toHaveText('a link管');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await compose();
  await expect(editor).toHaveText('a 管link管');
  await expect(editor.getByRole('link')).toHaveText('link');

  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();
  await page.reload();
  await expect(editor).toHaveText('a 管link管');
});

test('a double-click on a button that inserts something acts once', async ({ admin, page }) => {
  await admin.signIn();
  await admin.startBlog();
  const editor = admin.field('Article');
  await editor.click();
  await page.keyboard.type('One paragraph.');
  await page.keyboard.press('Enter');
  await admin.press('Image');
  await page.getByLabel('Image file (PNG, up to 5 MB)').setInputFiles(await aPng(600, 300));
  const panel = page.getByRole('group', { name: 'Insert image' });
  await panel.getByLabel('Alternative text').fill('A purple rectangle');
  await expect(panel.getByRole('presentation')).toBeVisible();
  await panel.getByRole('button', { name: 'Insert image' }).dblclick();
  await expect(editor.getByRole('img', { name: 'A purple rectangle' })).toBeVisible();
  await page.getByRole('button', { name: 'Table', exact: true }).dblclick();
  await expect(editor.getByRole('table')).toHaveCount(1);
  await expect(editor.getByRole('img', { name: 'A purple rectangle' })).toBeVisible();
});

test('a link that was typed but not inserted prevents a save', async ({ admin, page }) => {
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', `Linked ${Date.now()}`);
  await admin.field('Article').click();
  await admin.press('Link or PDF');
  await admin.fill('Link address', '/trivus');
  await admin.press('Save draft');
  await expect(page.getByText('a link or image has not been inserted')).toBeVisible();
  await page.getByRole('group', { name: 'Insert link' }).getByRole('button', { name: 'Cancel' }).click();
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();
});

test('text typed in a link or image panel is restored after a reload, and inserted where it belongs', async ({
  admin,
  page,
}) => {
  const editor = admin.field('Article');
  const typeAndReload = async (label: string, text: string) => {
    const backup = page.waitForResponse(
      (response) => response.ok() && (response.request().postData() ?? '').includes(text),
    );
    await admin.fill(label, text);
    await backup;
    await page.reload();
    await expect(admin.field(label)).toHaveValue(text);
  };
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', `Half linked ${Date.now()}`);
  await admin.typeArticle('The opening.\n\nRead more.');
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();
  await admin.press('Markdown source');

  await test.step('a link', async () => {
    const words = editor.getByText('Read more.');
    const below = async () =>
      ((await words.boundingBox())?.y ?? 0) - ((await admin.field('Title').boundingBox())?.y ?? 0);
    await words.click({ clickCount: 3 });
    const before = await below();
    await page.keyboard.press('Control+k');
    await expect(page.getByLabel('Link address')).toBeFocused();
    expect(Math.abs((await below()) - before)).toBeLessThan(8);
    await expect(words).toBeInViewport();
    await typeAndReload('Link address', '/trivus');
    await expectAccessible(page);
    await admin.press('Save draft');
    await expect(page.getByText('a link or image has not been inserted')).toBeVisible();
    await admin.press('Insert link');
    await expect(editor.getByRole('link', { name: 'Read more.' })).toHaveAttribute('href', '/trivus');
  });

  await test.step('the caption of an image', async () => {
    await admin.press('Image');
    await typeAndReload('Caption (optional)', 'In the cold');
    await page.getByRole('group', { name: 'Insert image' }).getByRole('button', { name: 'Cancel' }).click();
    await admin.press('Save draft');
    await expect(page.getByText('Blog saved.')).toBeVisible();
  });

  await page.reload();
  await expect(editor.getByRole('link', { name: 'Read more.' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Insert image' })).toHaveCount(0);
});

/** The maximum number of mouse actions from the sign-in form to a published article with a link and a picture. */
const ACTIONS = 12;

test(`an article with a link and a picture is published with at most ${ACTIONS} mouse actions`, async ({
  page,
}) => {
  const admin = new AdminPage(page);
  const { email, password } = environment.administrator;
  const title = `Written by mouse ${Date.now()}`;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  let actions = 0;
  const click = (target: Locator, options = {}) => {
    actions += 1;
    return target.click(options);
  };
  await page.goto('/admin');
  await click(admin.field('Email'));
  await page.keyboard.type(email);
  await click(admin.field('Password'));
  await page.keyboard.type(password);
  await click(button('Sign in'));
  await click(button('Create New Blog').first());
  await expect(admin.field('Title')).toBeFocused();
  await page.keyboard.type(title);
  const editor = admin.field('Article');
  await click(editor);
  await page.keyboard.type('Instructions');
  await click(editor.getByText('Instructions'), { clickCount: 2, position: { x: 20, y: 12 } });
  await click(button('Link or PDF'));
  await expect(admin.field('Link address')).toBeFocused();
  await page.keyboard.type('/trivus');
  await click(button('Insert link'));
  actions += 1;
  await giveFile(editor.getByText('Instructions'), 'drop', await aPng());
  const panel = page.getByRole('group', { name: 'Insert image' });
  await expect(panel.getByLabel('Alternative text')).toBeFocused();
  await page.keyboard.type('A purple rectangle');
  await expect(panel.getByRole('presentation')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('img', { name: 'A purple rectangle' })).toBeVisible();
  await click(button('Publish'));
  await click(admin.reviewButton());
  expect(actions).toBeLessThanOrEqual(ACTIONS);
  await admin.expectLive('Blog published');
  await page.goto(`/blogs/${title.toLowerCase().replaceAll(' ', '-')}`);
  await expect(page.getByRole('link', { name: 'Instructions', exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'A purple rectangle' })).toBeVisible();
});

test('an article is written and published by keyboard alone, starting at the sign-in form', async ({
  admin,
}, info) => {
  test.setTimeout(90_000);
  const { page } = admin;
  const keys = new Keyboard(page);
  const title = `Written by keyboard ${info.workerIndex}-${Date.now()}`;
  const editor = admin.field('Article');
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });

  async function format(name: string) {
    const button = toolbar.getByRole('button', { name, exact: true });
    await page.keyboard.press('Alt+F10');
    await expect(toolbar.locator(':focus')).toBeVisible();
    const last = await toolbar.getByRole('button').count();
    for (let step = 0; step < last; step++) {
      if (await button.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('ArrowRight');
    }
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  }

  const { email, password } = environment.administrator;
  await page.goto('/admin');
  await keys.type(admin.field('Email'), email);
  await keys.type(admin.field('Password'), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('b');
  await expect(admin.field('Title')).toBeFocused();
  await page.keyboard.type(title);
  await keys.to(editor);
  await format('Heading');
  await expect(editor).toBeFocused();
  await page.keyboard.type('Before the draw');
  await page.keyboard.press('Enter');
  // The menu accepts keys before its list is loaded.
  await page.keyboard.type('/caution');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Wear gloves');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Block actions' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor).toHaveText(/^Wear glovesBefore the draw/);
  await expect(editor).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(editor).toHaveText(/^Before the drawWear gloves/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await format('Link or PDF');
  await keys.type(page.getByLabel('Link address'), '/trivus');
  await keys.type(page.getByLabel('Link text'), 'the kit');
  await keys.press(page.getByRole('button', { name: 'Insert link' }));
  await expect(editor).toBeFocused();
  await page.keyboard.press('Enter');
  // As Ctrl+V would, with a picture on the clipboard.
  await giveFile(editor, 'paste', await aPng());
  const panel = page.getByRole('group', { name: 'Insert image' });
  await expect(panel.getByLabel('Alternative text')).toBeFocused();
  await page.keyboard.type('A purple rectangle');
  await expect(panel.getByRole('presentation')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('img', { name: 'A purple rectangle' })).toBeVisible();
  await page.keyboard.type('/');
  const blocks = page.getByRole('listbox', { name: 'Insert' });
  await expect(blocks.getByRole('option')).toHaveCount(11);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(blocks.getByRole('option', { name: 'Table', selected: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Specimen');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Volume');
  await page.keyboard.press('Alt+F10');
  await expect(editor).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor).toBeFocused();
  await page.keyboard.type(' in ml');

  await page.keyboard.press('ControlOrMeta+Enter');
  await keys.press(admin.reviewButton());
  await admin.expectLive('Blog published');
  await page.goto(`/blogs/${title.toLowerCase().replaceAll(' ', '-')}`);
  await expect(page.getByRole('heading', { name: 'Before the draw' })).toBeVisible();
  await expect(page.locator('[data-callout="caution"]')).toHaveText(/Wear gloves/);
  await expect(page.getByRole('article').getByRole('link', { name: 'the kit' })).toHaveAttribute(
    'href',
    '/trivus',
  );
  await expect(page.getByRole('img', { name: 'A purple rectangle' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Volume in ml' })).toBeVisible();
});

test('pasted text keeps its structure and emphasis, without other styles', async ({ admin }) => {
  const { page } = admin;
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', `Pasted ${Date.now()}`);
  await admin.field('Article').click();
  await paste(page, FROM_DOCS);
  await expect(admin.field('Article').getByRole('heading', { name: 'Pasted' })).toBeVisible();
  await admin.press('Markdown source');
  await expect(admin.field('Article: Markdown source')).toHaveValue('## Pasted\n\nPlain and **bold**');
});

test('unsaved text is restored after a reload', async ({ admin }) => {
  const { page } = admin;
  const editor = admin.field('Article');
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', `Half written ${Date.now()}`);
  await editor.click();
  await page.keyboard.type('Saved.');
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await editor.press('ControlOrMeta+End');
  await page.keyboard.type(' Not saved.');
  await expect(page.getByText('Backed up on the server')).toBeVisible();
  await page.reload();
  const restored = page.getByRole('group', { name: 'Restored, not saved yet' });
  await expect(restored.getByLabel('Article', { exact: true })).toHaveText('Saved. Not saved.');
});

test('a part of an article that the editor cannot represent is kept while the rest is edited', async ({
  admin,
}) => {
  const { page } = admin;
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', `Kept as typed ${Date.now()}`);
  const note = '[^1]: One part.\n\n    Another part.';
  await admin.typeArticle(`Text[^1].\n\n${note}`);
  await admin.press('Markdown source');
  const editor = admin.field('Article');
  await expect(editor.getByRole('note', { name: 'Markdown: edit it under' })).toContainText('Another part.');
  await editor.getByText('Text').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' More.');
  await admin.press('Markdown source');
  await expect(admin.field('Article: Markdown source')).toHaveValue(`Text[^1]. More.\n\n${note}`);
});
