import { products } from '@/content/products';
import type { Tab } from './support/engine';
import { expect, test } from './support/test';

const { path, tabs } = products.biosample;
const [initial, ...hidden] = tabs;

/** Returns the first six words of a product's description. */
const wordsOf = ({ description }: (typeof tabs)[number]) =>
  (description[0] ?? '').split(' ').slice(0, 6).join(' ');
/** Returns a text fragment. Hyphens are escaped, because they are part of the syntax of text fragments. */
const fragment = (words: string) => `#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`;

/** Adds a link and clicks it, because engines follow a text fragment only after a click. */
async function follow(tab: Tab, href: string) {
  await tab.evaluate((url) => {
    const link = document.createElement('a');
    link.href = url;
    link.textContent = 'Found elsewhere';
    document.querySelector('h1')?.before(link);
  }, href);
  await tab.click('a', 'Found elsewhere');
}

const isInView = (tab: Tab, words: string) =>
  tab
    .evaluate((text) => {
      const found = [...document.querySelectorAll('[data-panel] p')].find(
        (element) => element.checkVisibility() && element.textContent?.startsWith(text),
      );
      const { top = -1, bottom = 0 } = found?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= innerHeight;
    }, words)
    .catch(() => false);

const openTab = (tab: Tab) =>
  tab.evaluate(() => document.querySelector('[role=tab][aria-selected=true]')?.id).catch(() => undefined);

async function openFamily(tab: Tab) {
  await tab.open(path);
  await expect.poll(() => openTab(tab)).toBe(`${initial?.slug}-tab`);
}

test('a text fragment opens the hidden panel that contains the text', async ({ tab }) => {
  for (const product of hidden) {
    await openFamily(tab);
    await follow(tab, fragment(wordsOf(product)));
    await expect.poll(() => openTab(tab)).toBe(`${product.slug}-tab`);
    await expect.poll(() => isInView(tab, wordsOf(product))).toBe(true);
    expect(await tab.evaluate(() => location.pathname)).toBe(`${path}/${product.slug}`);
  }
});

test('a link to an element in a hidden panel opens the panel', async ({ tab }) => {
  for (const product of hidden) {
    await openFamily(tab);
    await tab.evaluate((slug) => {
      const text = document.querySelector(`#${slug} p`);
      if (text) text.id = 'inside';
    }, product.slug);
    await follow(tab, '#inside');
    await expect.poll(() => openTab(tab)).toBe(`${product.slug}-tab`);
    await expect.poll(() => isInView(tab, wordsOf(product))).toBe(true);
  }
});

test("a text fragment in a link on another page opens the panel (in Firefox, at the panel's own URL)", async ({
  tab,
  engine,
}) => {
  for (const product of hidden) {
    // Firefox searches for the text only while a page loads, before the script has made the panels searchable.
    const url = engine === 'firefox' ? `${path}/${product.slug}` : path;
    await tab.open('/services');
    await follow(tab, url + fragment(wordsOf(product)));
    await expect.poll(() => openTab(tab)).toBe(`${product.slug}-tab`);
    await expect.poll(() => isInView(tab, wordsOf(product))).toBe(true);
  }
});
