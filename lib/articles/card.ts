import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { archives } from '@/content/archives';
import { articlePage } from '@/content/article-page';
import { authorOf } from '@/content/authors';
import { company } from '@/content/company';
import { openGraphLocale } from '@/lib/model/languages';
import { MadeFiles } from '@/lib/pictures/made-files';
import { SHARE_CARD, shareCardPath } from '@/lib/seo/share-card';
import { cardDigest } from './card-address';
import { CARD, titleStyle } from './card-design';
import type { Carded } from './card-name';

const TYPEFACES = join(process.cwd(), 'app/fonts/cards');

// Sharp's text library looks for typefaces only there, so that cards are the same on all machines.
process.env.FONTCONFIG_FILE = join(TYPEFACES, 'fonts.conf');

/** Sharp's text library counts in points. With this resolution, they are pixels. */
const POINTS_ARE_PIXELS = 72;

/** The width between a card's padding. */
const WIDTH = SHARE_CARD.width - CARD.band - 2 * CARD.padding;

type Text = { text: string; size: number; font: string; color: string; width?: number; attributes?: string };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Sets a text. Its letters are joined, ordered and wrapped as its script requires. */
async function set({ text, size, font, color, width = WIDTH, attributes = '' }: Text) {
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

type Picture = Awaited<ReturnType<typeof set>>;

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

async function setTitle({ title, language }: Carded): Promise<Picture> {
  const { isOwnTypeface, lineHeight, dir } = titleStyle({ title, language });
  const setAt = (size: number, width: number) =>
    set({
      text: MARKS[dir] + breakable(title, language),
      size,
      width,
      font: isOwnTypeface ? 'Instrument Sans SemiBold' : 'Noto Sans SemiBold',
      color: CARD.colors.ink,
      // The language chooses between the forms that a character has in Chinese, Japanese and Korean.
      attributes: `lang="${openGraphLocale(language)}" line_height="${Math.round(lineHeight * size * 1024)}"`,
    });
  for (const size of CARD.titles) {
    const widest = await setAt(size, WIDTH);
    if (widest.height <= CARD.titleHeight)
      return balanced(widest, (width) => setAt(size, width), size * lineHeight);
  }
  throw new Error(`The title does not fit on a card: ${title}`);
}

/** Returns the narrowest of some pictures of a text with as few lines, so that its lines are about equally long. */
async function balanced(
  widest: Picture,
  setAt: (width: number) => Promise<Picture>,
  lineHeight: number,
): Promise<Picture> {
  const lines = ({ height }: Picture) => Math.floor((height - lineHeight * 0.3) / lineHeight);
  if (lines(widest) === 0) return widest;
  let best = widest;
  let [low, high] = [WIDTH / 2, widest.width];
  while (high - low > 20) {
    const width = Math.round((low + high) / 2);
    const picture = await setAt(width);
    if (lines(picture) === lines(widest) && picture.width <= width) {
      best = picture;
      high = width;
    } else low = width;
  }
  return best;
}

async function draw(blog: Carded): Promise<Buffer> {
  const { colors, padding } = CARD;
  const strong = 'Instrument Sans SemiBold';
  const name = await set({ text: company.name, size: CARD.name, font: strong, color: colors.ink });
  const eyebrow = await set({
    text: articlePage.eyebrow,
    size: CARD.eyebrow,
    font: strong,
    color: colors.accent,
  });
  const title = await setTitle(blog);
  const author = await set({
    text: `${articlePage.by} ${authorOf(blog.author).name}`,
    size: CARD.author,
    font: 'Instrument Sans',
    color: colors.quiet,
  });

  const isFromRight = titleStyle(blog).dir === 'rtl';
  const { width, height } = SHARE_CARD;
  const place = ({ data, width: own }: Picture, top: number): OverlayOptions => ({
    input: data,
    top: Math.round(top),
    left: isFromRight ? width - padding - own : padding,
  });
  const eyebrowTop = (height - eyebrow.height - CARD.gap - title.height) / 2;
  const band = { create: { width: CARD.band, height, channels: 3 as const, background: colors.band } };
  return sharp({ create: { width, height, channels: 3, background: colors.paper } })
    .composite([
      { input: band, top: 0, left: isFromRight ? 0 : width - CARD.band },
      place(name, padding),
      place(eyebrow, eyebrowTop),
      place(title, eyebrowTop + eyebrow.height + CARD.gap),
      place(author, height - padding - author.height),
    ])
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Matches a title if the typefaces have all its characters. */
async function readDrawable(): Promise<RegExp> {
  const ranges = await readFile(join(TYPEFACES, 'characters.txt'), 'utf8');
  return new RegExp(`^[${ranges.replaceAll('\n', '')}]*$`, 'u');
}

let drawable: ReturnType<typeof readDrawable> | undefined;

/** Whether an article's title can be drawn. Otherwise, for example with an emoji, the archive's card is used. */
export async function isDrawable({ title }: Pick<Carded, 'title'>): Promise<boolean> {
  drawable ??= readDrawable();
  return (await drawable).test(title);
}

/** Cards are drawn one at a time, because a crawler can request many at once, and drawing each takes memory. */
const files = new MadeFiles({ folder: 'cards', maxBytes: 256 * 1024 * 1024, atOnce: 1 });

/** Returns an article's share card as a JPEG, cached by what it shows. */
export async function articleCard(blog: Carded): Promise<Buffer> {
  if (!(await isDrawable(blog))) return readFile(join('public', shareCardPath(archives.blogs.path)));
  return files.get(`${cardDigest(blog)}.jpg`, () => draw(blog));
}
