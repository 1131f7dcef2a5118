import { join } from 'node:path';
import sharp from 'sharp';
import { openGraphLocale } from '@/lib/model/languages';
import { CARD, TEXT_WIDTH, titleStyle } from './card-design';
import type { Carded } from './card-name';

export const TYPEFACES = join(process.cwd(), 'app/fonts/cards');

// Makes Sharp's text library use only these typefaces, so that cards are the same on all machines.
process.env.FONTCONFIG_FILE = join(TYPEFACES, 'fonts.conf');

/** Sharp's text library uses points. At this resolution, a point is a pixel. */
const POINTS_ARE_PIXELS = 72;

type Text = { text: string; size: number; font: string; color: string; width?: number; attributes?: string };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Sets a text: joins, orders and wraps its letters as its script requires. */
export async function setText({ text, size, font, color, width = TEXT_WIDTH, attributes = '' }: Text) {
  const markup = `<span foreground="${color}" ${attributes}>${escaped(text)}</span>`;
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `${font} ${size}`,
      width,
      dpi: POINTS_ARE_PIXELS,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export type SetText = Awaited<ReturnType<typeof setText>>;

const MARKS = { ltr: '\u200e', rtl: '\u200f' };

const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Allows line breaks between the words of scripts that have no spaces, for which the text library has no dictionary. */
function breakable(title: string, language: string): string {
  if (!WITHOUT_SPACES.test(title)) return title;
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(title)];
  return words
    .map(({ segment, isWordLike }, index) =>
      isWordLike && words[index - 1]?.isWordLike ? `\u200b${segment}` : segment,
    )
    .join('');
}

/** Sets an article's title in the typeface, direction and forms of characters that its script and language require. */
export function setTitle(
  { title, language }: Pick<Carded, 'title' | 'language'>,
  size: number,
  width: number,
): Promise<SetText> {
  const { isOwnTypeface, lineHeight, dir } = titleStyle({ title, language });
  return setText({
    text: MARKS[dir] + breakable(title, language),
    size,
    width,
    font: isOwnTypeface ? 'Instrument Sans SemiBold' : 'Noto Sans SemiBold',
    color: CARD.colors.ink,
    // The language selects a character's Chinese, Japanese or Korean form.
    attributes: `lang="${openGraphLocale(language)}" line_height="${Math.round(lineHeight * size * 1024)}"`,
  });
}
