import type { Page } from '@playwright/test';
import { isWithinFormatting } from '@/lib/model/formatting';
import { hostileStrings } from '@/lib/testing/hostile/strings';
import { setTrap } from '@/proof/hostile/browser/trap';
import { deleteRecords } from '../discovery/support/records';
import { publishArticle } from '../support/articles';
import { expect, test } from '../support/test';

/**
 * The number of strings per family. With 190, there are more than 10,000 strings. Each string appears in five forms.
 */
const OF_EACH = Number(process.env.HOSTILE_OF_EACH ?? 8);
const MAX_LENGTH = 60_000;

/** The browser's message about an image that does not exist. */
const MISSING = /Failed to load resource/;

test.use({ expectedMessages: MISSING });

const SHAPES = [
  (text: string) => text,
  (text: string) => `[link](<${text}>) [link](${text})`,
  (text: string) => `![picture](<${text}>) ![${text}](/files/images/a/b.png)`,
  (text: string) => `| ${text} |\n| --- |\n| ${text} |`,
  (text: string) => `> [!NOTE]\n> ${text}\n\nA source[^${text.length}].\n\n[^${text.length}]: ${text}`,
];

/**
 * Returns articles that together contain all the strings in all five forms. Each article contains as many as the limits
 * allow.
 */
function articles(): string[] {
  const parts = hostileStrings(OF_EACH).flatMap(({ text }) =>
    SHAPES.map((shape) => shape(text.replace(/\p{Cs}/gu, '\ufffd'))),
  );
  const texts = [''];
  for (const part of parts) {
    const last = texts.at(-1) ?? '';
    const longer = `${last}\n\n${part}`;
    if (longer.length > MAX_LENGTH || !isWithinFormatting(longer)) texts.push(part);
    else texts[texts.length - 1] = longer;
  }
  return texts;
}

const strangeElements = (page: Page) =>
  page
    .getByRole('main')
    .locator(
      ':is(script:not([type="application/ld+json"]), style, iframe, object, embed, svg, form, input, base, [style], [onerror], [onload], [onclick])',
    )
    .count();

test('nothing in a hostile article runs, loads external resources or creates unsafe elements', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(60_000 + OF_EACH * 10_000);
  const { takeCaught } = await setTrap(page, baseURL ?? '');
  const texts = articles();
  const strings = hostileStrings(OF_EACH).length;
  test.info().annotations.push({ type: 'scale', description: `${strings} in ${texts.length} articles` });
  for (const [index, text] of texts.entries()) {
    const slug = `hostile-${index}x`;
    await publishArticle(request, slug, text, { title: 'Hostile' });
    await page.goto(`/blogs/${slug}`);
    expect((await takeCaught()).filter((what) => !MISSING.test(what))).toEqual([]);
    expect(await strangeElements(page)).toBe(0);
    await deleteRecords('Blog', [slug]);
  }
});
