import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement as h } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import type { Blog } from '@/lib/model/records';
import { MadeFiles } from '@/lib/pictures/made-files';
import { SHARE_CARD } from '@/lib/seo/share-card';
import { cardDigest } from './card-address';
import { cardTemplate } from './card-template';

type Shown = Pick<Blog, 'slug' | 'title' | 'author'>;

const readFonts = async () => [
  {
    name: 'Sans',
    weight: 400 as const,
    data: await readFile(join(process.cwd(), 'app/fonts/card-regular.woff')),
  },
  {
    name: 'Sans',
    weight: 600 as const,
    data: await readFile(join(process.cwd(), 'app/fonts/card-strong.woff')),
  },
];

let fonts: ReturnType<typeof readFonts> | undefined;

async function draw(blog: Shown): Promise<Buffer> {
  fonts ??= readFonts();
  const style = { display: 'flex', width: '100%', height: '100%', fontFamily: 'Sans' };
  const card = h('div', { style }, cardTemplate(blog));
  const svg = await satori(card, { ...SHARE_CARD, fonts: await fonts });
  return sharp(Buffer.from(svg)).jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Cards are drawn one at a time, because a crawler can request many at once, and drawing each takes memory. */
const files = new MadeFiles({ folder: 'cards', maxBytes: 256 * 1024 * 1024, atOnce: 1 });

/** Returns an article's share card as a JPEG, cached by title and author. */
export const articleCard = (blog: Shown): Promise<Buffer> =>
  files.get(`${cardDigest(blog)}.jpg`, () => draw(blog));
