import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { titleStyle } from '@/lib/articles/card-design';
import { setTitle, TYPEFACES } from '@/lib/articles/typesetting';
import { titles } from '@/lib/testing/titles';
import { inkOf, likeness, wordsOf } from '../support/ink';
import { expect, test } from '../support/test';

/** Typefaces that are not named after the script. */
const TYPEFACE: Record<string, string> = {
  Latin: 'europe',
  Greek: 'europe',
  Cyrillic: 'europe',
  Han: 'sc',
  Japanese: 'jp',
  Hangul: 'kr',
};

const LANGUAGE: Record<string, string> = { Han: 'zh-Hans', Japanese: 'ja', Hangul: 'ko' };

/** Lengths are in CSS pixels. Both renderers round positions to whole pixels, so the pictures have a higher resolution. */
const SIZE = 54;
const SCALE = 4;
const MAX_WIDTH_DIFFERENCE = 1;

const MIN_LIKENESS = 0.95;

const cards = Object.entries(titles).flatMap(([script, texts]) =>
  texts.map((title) => {
    const language = LANGUAGE[script] ?? 'en';
    const noto = ['noto-sans-europe', `noto-sans-${TYPEFACE[script] ?? script.toLowerCase()}`];
    const { isOwnTypeface } = titleStyle({ title, language });
    return { title, language, typefaces: isOwnTypeface ? ['instrument-sans-semibold'] : noto };
  }),
);

/** Chromium rounds the positions of letters unless the style requests geometric precision. */
const STYLE = `
  html { background: #fff }
  p { inline-size: max-content; padding-inline: 1em; font-size: ${SIZE}px; line-height: 2; text-rendering: geometricPrecision }
  ${[...new Set(cards.flatMap(({ typefaces }) => typefaces))]
    .map((name) => `@font-face { font-family: ${name}; src: url(/${name}.ttf) }`)
    .join('\n')}`;

const escaped = (text: string) => text.replaceAll('&', '&amp;');

const DOCUMENT = `<!doctype html><meta charset="utf-8"><title>Titles</title><style>${STYLE}</style>${cards
  .map(
    ({ title, language, typefaces }) =>
      `<p dir="auto" lang="${language}" style="font-family: ${typefaces.join(', ')}">${escaped(title)}</p>`,
  )
  .join('')}`;

/** Opens a document with all titles in the typefaces of share cards. */
async function openTitles(page: Page) {
  await page.route('http://titles.example/**', (route) => {
    const name = new URL(route.request().url()).pathname;
    return name === '/'
      ? route.fulfill({ contentType: 'text/html', body: DOCUMENT })
      : route.fulfill({ path: join(TYPEFACES, name) });
  });
  await page.goto('http://titles.example/');
  await page.evaluate(() => document.fonts.ready);
}

test.use({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: SCALE });

test('words of 60 titles in 20 scripts have the same shapes and order on share cards as in Chromium', async ({
  page,
}) => {
  await openTitles(page);
  const faults: string[] = [];
  for (const [index, { title, language }] of cards.entries()) {
    const count = title.split(' ').length;
    const shown = wordsOf(await inkOf(await page.locator('p').nth(index).screenshot()), count);
    const { data } = await setTitle({ title, language }, SIZE * SCALE, 2000 * SCALE);
    const drawn = wordsOf(await inkOf(data), count);
    shown.forEach((word, place) => {
      const other = drawn[place] ?? [];
      const width = Math.abs(word.length - other.length) / SCALE;
      const alike = likeness(word, other);
      if (width > MAX_WIDTH_DIFFERENCE || !(alike >= MIN_LIKENESS))
        faults.push(`${title}, word ${place + 1}: ${width} pixels wider or narrower, correlation ${alike}`);
    });
  }
  expect(cards).toHaveLength(60);
  expect(faults).toEqual([]);
});
