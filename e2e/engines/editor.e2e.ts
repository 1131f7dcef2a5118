import { environment } from '../support/environment';
import type { Tab } from './support/engine';
import { expect, test } from './support/test';

/** The latest valid year, so that the home page lists the mention near the top. */
const YEAR = '2099';

/** The admin checks for up to 20 seconds whether a change is live. */
const RECEIPT = { timeout: 25_000 };

/** Returns how many visible elements match the selector and contain the text; 0 during a navigation. */
const count = (tab: Tab, selector: string, text: string) =>
  tab
    .evaluate(
      (query, words) =>
        [...document.querySelectorAll(query)].filter(
          (element) => element.checkVisibility() && element.textContent?.includes(words),
        ).length,
      selector,
      text,
    )
    .catch(() => 0);

const expectShown = (tab: Tab, selector: string, text: string, options = {}) =>
  expect.poll(() => count(tab, selector, text), options).toBeGreaterThan(0);

async function click(tab: Tab, selector: string, text: string) {
  await expectShown(tab, selector, text);
  await tab.click(selector, text);
}

async function fill(tab: Tab, label: string, text: string) {
  await click(tab, 'label', label);
  await tab.type(text);
}

const focusedField = (tab: Tab) =>
  tab.evaluate(() => {
    const field = document.activeElement ?? document.body;
    const { outlineStyle: ring, resize } = getComputedStyle(field);
    return { type: field.getAttribute('type'), ring, resize };
  });

/** Returns how many times the home page lists a mention. */
async function liveMentions(tab: Tab, title: string): Promise<number> {
  await tab.open('/');
  await expectShown(tab, 'h1', 'Good Health');
  return count(tab, 'main article', title);
}

async function signIn(tab: Tab) {
  const { email, password } = environment.administrator;
  await tab.resize({ width: 1440, height: 900 });
  await tab.open('/admin');
  await fill(tab, 'Email', email);
  await fill(tab, 'Password', password);
  await click(tab, 'button', 'Sign in');
  await expectShown(tab, 'button', 'Logout');
}

/** Selects the text of an element. */
const select = (tab: Tab, selector: string) =>
  tab.evaluate((query) => {
    const element = document.querySelector(query);
    if (element) getSelection()?.selectAllChildren(element);
  }, selector);

/**
 * Pastes HTML in place of the selected text. Uses the browser's clipboard, because Firefox ignores the content of paste
 * events that a script creates.
 */
async function paste(tab: Tab, html: string) {
  await tab.evaluate((text) => {
    const copy = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/html', text);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('copy', copy, { capture: true, once: true });
  }, html);
  await tab.press('c', 'Control');
  await tab.press('v', 'Control');
}

const ARTICLE = '[role=textbox][aria-multiline]';
const TOOLBAR = '[role=toolbar]';

const expectArticle = (tab: Tab, text: string | RegExp) =>
  expect
    .poll(() => tab.evaluate((query) => document.querySelector(query)?.textContent, ARTICLE))
    .toMatch(text);

/** Expects the formatting buttons at a place. */
const expectToolbar = (tab: Tab, place: 'line' | 'selection' | 'keyboard') =>
  expect
    .poll(() => tab.evaluate((query) => document.querySelector(query)?.parentElement?.dataset.place, TOOLBAR))
    .toBe(place);

test('an editor signs in, and writes, publishes and unpublishes a mention', async ({ tab, engine }) => {
  const title = `Read in ${engine} ${Date.now()}`;
  await signIn(tab);

  await test.step('a draft is saved and not public', async () => {
    await click(tab, 'button', 'Create New Media');
    await expectShown(tab, 'h1', 'Untitled press mention');
    // The new record's heading can take the focus after the first click.
    await expect(async () => {
      await click(tab, 'label', 'Publish at');
      expect(await focusedField(tab)).toEqual({ type: 'datetime-local', ring: 'solid', resize: 'none' });
    }).toPass();
    await fill(tab, 'Year', YEAR);
    await fill(tab, 'Title', title);
    await fill(tab, 'Outlet', 'Laboratory Weekly');
    await click(tab, 'button', 'Save draft');
    await expectShown(tab, '[role=status]', 'Media saved.');
  });
  const editor = await tab.evaluate(() => location.pathname);
  expect(await liveMentions(tab, title)).toBe(0);

  await test.step('publishing shows it to visitors', async () => {
    await tab.open(editor);
    await expectShown(tab, 'h1', title);
    await click(tab, 'button', 'Publish');
    await click(tab, '[role=dialog] button:not([aria-busy])', 'Publish now');
    await expectShown(tab, '[role=status]', 'Live at', RECEIPT);
  });
  expect(await liveMentions(tab, title)).toBe(1);

  await test.step('unpublishing takes it off the site', async () => {
    await tab.open(editor);
    await expectShown(tab, 'h1', title);
    await click(tab, 'button', 'Unpublish');
    await click(tab, '[role=alertdialog] button', 'Unpublish');
    await expectShown(tab, '[role=status]', 'Removed from the site at', RECEIPT);
  });
  expect(await liveMentions(tab, title)).toBe(0);
});

test('the keys of a list select, preview and create, and an article is written', async ({ tab }) => {
  await signIn(tab);

  await test.step('single keys move, select, preview and create in a list', async () => {
    const openList = async () => {
      await tab.open('/admin?list=blogs');
      await expectShown(tab, '[data-row] a', '');
    };
    const row = () =>
      tab.evaluate(() =>
        [...document.querySelectorAll('[data-row]')].findIndex((one) => one.matches(':focus-within')),
      );
    await openList();
    for (const [key, place] of [
      ['j', 0],
      ['j', 1],
      ['k', 0],
    ] as const) {
      await tab.press(key);
      await expect.poll(row).toBe(place);
    }
    await tab.press('x');
    await expectShown(tab, '[role=status]', '1 selected');
    await tab.press('x');
    await expect.poll(() => count(tab, '[role=status]', '1 selected')).toBe(0);
    await tab.press('p');
    await expectShown(tab, 'section[aria-label=Preview]', '');
    await openList();
    await tab.press('n');
    await tab.press('b');
    await expectShown(tab, 'h1', 'Untitled blog');
    await expect.poll(() => tab.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title');
  });

  await test.step('the buttons above selected text format it', async () => {
    await click(tab, ARTICLE, '');
    await tab.type('Wear gloves');
    await select(tab, `${ARTICLE} p`);
    await expectToolbar(tab, 'selection');
    await tab.click(`${TOOLBAR} [aria-label=Bold]`);
    await expectShown(tab, `${ARTICLE} strong`, 'Wear gloves');
  });

  await test.step('a slash opens the menu of blocks', async () => {
    await tab.press('ArrowRight');
    await tab.press('Enter');
    await tab.type('/');
    await expectShown(tab, '[role=option]', 'Heading');
    await tab.type('caut');
    await tab.press('Enter');
    await tab.type('Hot');
    await expectShown(tab, `${ARTICLE} [data-callout=caution]`, 'Hot');
  });

  await test.step('a block moves by its menu and by keys', async () => {
    await tab.click('[aria-label="Block actions"]');
    await click(tab, '[role=menuitem]', 'Move up');
    await expectArticle(tab, /^HotWear gloves/);
    // In WebKit, the text gets the focus only when the menu has closed.
    await expect.poll(() => count(tab, '[role=menu]', '')).toBe(0);
    await expect.poll(() => count(tab, `${ARTICLE}:focus`, 'Hot')).toBe(1);
    await tab.press('ArrowDown', 'Alt');
    await expectArticle(tab, /^Wear glovesHot/);
    await tab.press('ArrowUp', 'Alt');
    await expectArticle(tab, /^HotWear gloves/);
  });

  await test.step('Tab and Shift+Tab indent and outdent an item of a list', async () => {
    await select(tab, `${ARTICLE} strong`);
    await expectToolbar(tab, 'selection');
    await tab.press('ArrowRight');
    await tab.press('Enter');
    await tab.type('- One');
    await tab.press('Enter');
    await tab.type('Two');
    await expectShown(tab, `${ARTICLE} li + li`, 'Two');
    await tab.press('Tab');
    await expectShown(tab, `${ARTICLE} li li`, 'Two');
    await tab.press('Tab', 'Shift');
    await expectShown(tab, `${ARTICLE} li + li`, 'Two');
  });

  await test.step('a paste says what it left out, and can be undone', async () => {
    await select(tab, `${ARTICLE} li + li p`);
    await paste(tab, '<p>Wait <del>30</del> 15 minutes.</p>');
    await expectShown(tab, '[role=status]', 'Left out of the pasted text');
    await expectShown(tab, `${ARTICLE} li`, '15 minutes');
    await tab.click('button', 'Undo paste');
    await expectShown(tab, `${ARTICLE} li + li`, 'Two');
    expect(await count(tab, ARTICLE, '15 minutes')).toBe(0);
  });

  await test.step('on a phone, the buttons are on the keyboard until it is hidden', async () => {
    await tab.resize({ width: 390, height: 844 });
    await click(tab, ARTICLE, '');
    await expectToolbar(tab, 'keyboard');
    await tab.click('[aria-label="Hide keyboard"]');
    await expectToolbar(tab, 'line');
  });
});
