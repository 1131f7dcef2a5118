import { company } from '@/content/company';
import { footer } from '@/content/navigation';
import { products } from '@/content/products';
import { exampleArticle, layouts, missingFile } from '../pages/page-list';
import type { Tab } from './support/engine';
import { expectStatuses } from './support/expect-statuses';
import { picturesIn, textBoxes, textOutside, textOverlaps } from './support/paper';
import { expect, test } from './support/test';

/** The widths of the paper formats, in points. */
const WIDTHS = { A4: 595, Letter: 612 };

const paths = [
  ...layouts,
  '/blogs',
  '/press',
  '/downloads',
  '/search?q=tubes',
  '/products/molecular',
  exampleArticle,
  missingFile,
];

const { SITE_URL: site = 'http://localhost:3100' } = process.env;

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

test.skip(({ engine }) => engine === 'webkit', 'WebKit cannot print under automation.');

test.beforeAll(() => expectStatuses(paths));

for (const [format, width] of Object.entries(WIDTHS) as [keyof typeof WIDTHS, number][]) {
  test(`no text overlaps other text or extends beyond the sides of ${format} paper`, async ({ tab }) => {
    const faults: string[] = [];
    for (const path of paths) {
      await tab.open(path);
      const pages = await textBoxes((await tab.print?.(format)) ?? new Uint8Array());
      faults.push(
        ...[...textOverlaps(pages), ...textOutside(pages, width)].map((fault) => `${path}, ${fault}`),
      );
    }
    expect(faults).toEqual([]);
  });
}

/** Returns the number of different pictures, other than drawings, that a printed page must have. */
const picturesOf = (tab: Tab) =>
  tab.evaluate(() => {
    const hidden = '[inert], [aria-hidden], nav, [data-tablist], [data-opens], .paper-only';
    const shown = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
      (picture) => !picture.closest(hidden) && !/\.svg$/.test(picture.src),
    );
    return new Set(shown.map(({ src }) => src)).size;
  });

const hasAllPictures = (tab: Tab) =>
  tab.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')].every((picture) => picture.complete),
  );

/** Returns the headings and introductions that must stay with the content after them. */
const leadsIn = (tab: Tab) =>
  tab.evaluate(() => {
    // A card that has only a title ends with its heading.
    const leads =
      'main :is(h1, h2, h3, h4, caption):not(:is(li, article) :last-child), main div:first-child > h2 + p:last-child';
    return [...document.querySelectorAll(leads)].map((lead) => lead.textContent ?? '');
  });

const lastLine = (boxes: { text: string; bottom: number }[]) =>
  boxes.filter(({ bottom }) => Math.abs(bottom - (boxes.at(-1)?.bottom ?? 0)) < 1).map(({ text }) => text);

test('printed pages have all their pictures, no empty pages, no heading at the end of a page and no footer', async ({
  tab,
  engine,
}) => {
  test.slow();
  const faults: string[] = [];
  for (const path of paths) {
    await tab.open(path);
    const expected = await picturesOf(tab);
    const leads = (await leadsIn(tab)).map(withoutSpaces);
    const print = async () => (await tab.print?.('A4')) ?? new Uint8Array();
    // Printing loads lazy pictures, for which Chromium does not wait under automation.
    await print();
    await expect
      .poll(() => hasAllPictures(tab))
      .toBe(true)
      .catch(() => undefined);
    const file = await print();
    const found = picturesIn(file);
    if (found < expected) faults.push(`${path}: ${found} of ${expected} pictures`);
    const printed = await textBoxes(file);
    for (const [index, boxes] of printed.entries()) {
      const end = withoutSpaces(lastLine(boxes).join(''));
      const isLead = index < printed.length - 1 && leads.some((lead) => end && lead.endsWith(end));
      // Firefox ignores `break-after: avoid`.
      if (isLead && engine === 'chromium') faults.push(`${path}: page ${index + 1} ends with "${end}"`);
      const text = withoutSpaces(boxes.map((box) => box.text).join(''));
      // Firefox prints bold text as outlines.
      if (!text && engine === 'chromium') faults.push(`${path}: page ${index + 1} has no text`);
      if (text.includes(withoutSpaces(footer.copyright)))
        faults.push(`${path}: page ${index + 1} has the footer`);
    }
  }
  expect(faults).toEqual([]);
});

test('a printed product page shows every product of the family, the URLs of links, and the letterhead instead of the footer', async ({
  tab,
}) => {
  const { tabs, path } = products.biosample;
  await tab.open(path);
  await expect
    .poll(() => tab.evaluate(() => document.querySelectorAll('[role=tab]').length))
    .toBe(tabs.length);
  const pages = await textBoxes((await tab.print?.('A4')) ?? new Uint8Array());
  const text = pages
    .flat()
    .map((box) => box.text)
    .join(' ')
    .replace(/\s+/g, ' ');
  for (const { description, applications } of tabs) {
    for (const [words = ''] of [description, applications]) {
      expect(text).toContain(words.replace(/\s+/g, ' '));
    }
  }
  expect(withoutSpaces(text)).toContain(withoutSpaces(`${company.email.enquiries} ${site}${path}`));
  expect(text).toContain(`(${site}/downloads/product-catalogue.pdf)`);
  expect(text).not.toContain('Copy link');
  expect(withoutSpaces(text)).not.toContain(withoutSpaces(footer.copyright));
});
