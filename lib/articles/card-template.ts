import { createElement as h, type ReactNode } from 'react';
import { articlePage } from '@/content/article-page';
import { authorOf } from '@/content/authors';
import { company } from '@/content/company';
import { CARD, TEXT_WIDTH, titleStyle } from './card-design';
import type { Carded } from './card-name';

/** Returns an article's share card as HTML for the admin's preview, in the browser's typefaces. */
export function cardTemplate(blog: Carded): ReactNode {
  const { colors, padding } = CARD;
  const { lineHeight, dir } = titleStyle(blog);
  const frame = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    boxSizing: 'border-box',
    inlineSize: '100%',
    blockSize: '100%',
    padding,
    lineHeight: 1,
    fontWeight: 600,
    color: colors.ink,
    background: colors.paper,
    borderInlineEnd: `${CARD.band}px solid ${colors.band}`,
  } as const;
  const title = {
    fontSize: titleSize(blog.title, lineHeight),
    lineHeight,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  } as const;
  return h(
    'div',
    { style: frame, dir },
    h('div', { style: { fontSize: CARD.name } }, company.name),
    h(
      'div',
      null,
      h(
        'div',
        { style: { fontSize: CARD.eyebrow, color: colors.accent, marginBlockEnd: CARD.gap } },
        articlePage.eyebrow,
      ),
      h('div', { style: title, lang: blog.language }, blog.title),
    ),
    h(
      'div',
      { style: { fontSize: CARD.author, fontWeight: 400, color: colors.quiet } },
      `${articlePage.by} ${authorOf(blog.author).name}`,
    ),
  );
}

/** The average width of a letter, and of a Chinese, Japanese or Korean character, in ems. */
const LETTER = 0.55;
const WIDE = 1;

/** Estimates the size that the server will choose, which measures the text. */
function titleSize(title: string, lineHeight: number): number {
  const wide =
    title.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  const ems = wide * WIDE + (title.length - wide) * LETTER;
  const fits = (size: number) => Math.ceil((ems * size) / TEXT_WIDTH) * size * lineHeight <= CARD.titleHeight;
  return CARD.titles.find(fits) ?? Math.min(...CARD.titles);
}
