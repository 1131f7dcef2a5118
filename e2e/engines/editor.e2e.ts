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

test('an editor signs in, and writes, publishes and unpublishes a mention', async ({ tab, engine }) => {
  const title = `Read in ${engine} ${Date.now()}`;
  const { email, password } = environment.administrator;
  await tab.resize({ width: 1440, height: 900 });

  await test.step('signing in shows the lists', async () => {
    await tab.open('/admin');
    await fill(tab, 'Email', email);
    await fill(tab, 'Password', password);
    await click(tab, 'button', 'Sign in');
    await expectShown(tab, 'button', 'Logout');
  });

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
