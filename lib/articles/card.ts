import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { archives } from '@/content/archives';
import { articlePage } from '@/content/article-page';
import { authorOf } from '@/content/authors';
import { company } from '@/content/company';
import { MadeFiles } from '@/lib/pictures/made-files';
import { SHARE_CARD, shareCardPath } from '@/lib/seo/share-card';
import { cardDigest } from './card-address';
import { CARD, TEXT_WIDTH, titleStyle } from './card-design';
import type { Carded } from './card-name';
import { type SetText, setText, setTitle, TYPEFACES } from './typesetting';

/** Sets an article's title at the largest size that fits. */
async function fitTitle(blog: Carded): Promise<SetText> {
  const { lineHeight } = titleStyle(blog);
  for (const size of CARD.titles) {
    const widest = await setTitle(blog, size, TEXT_WIDTH);
    if (widest.height <= CARD.titleHeight)
      return balanced(widest, (width) => setTitle(blog, size, width), size * lineHeight);
  }
  throw new Error(`The title does not fit on a card: ${blog.title}`);
}

/** Returns the narrowest of some pictures of a text with as few lines, so that its lines are about equally long. */
async function balanced(
  widest: SetText,
  setAt: (width: number) => Promise<SetText>,
  lineHeight: number,
): Promise<SetText> {
  const lines = ({ height }: SetText) => Math.floor((height - lineHeight * 0.3) / lineHeight);
  if (lines(widest) === 0) return widest;
  let best = widest;
  let [low, high] = [TEXT_WIDTH / 2, widest.width];
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
  const name = await setText({ text: company.name, size: CARD.name, font: strong, color: colors.ink });
  const eyebrow = await setText({
    text: articlePage.eyebrow,
    size: CARD.eyebrow,
    font: strong,
    color: colors.accent,
  });
  const title = await fitTitle(blog);
  const author = await setText({
    text: `${articlePage.by} ${authorOf(blog.author).name}`,
    size: CARD.author,
    font: 'Instrument Sans',
    color: colors.quiet,
  });

  const isFromRight = titleStyle(blog).dir === 'rtl';
  const { width, height } = SHARE_CARD;
  const place = ({ data, width: own }: SetText, top: number): OverlayOptions => ({
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

/** Returns an article's share card as a JPEG, cached by its content. */
export async function articleCard(blog: Carded): Promise<Buffer> {
  if (!(await isDrawable(blog))) return readFile(join('public', shareCardPath(archives.blogs.path)));
  return files.get(`${cardDigest(blog)}.jpg`, () => draw(blog));
}
