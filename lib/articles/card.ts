import 'server-only';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement as h } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import type { Blog } from '@/lib/model/records';
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

/** A card's file, in Next's cache folder, which survives restarts. */
const fileOf = (digest: string) =>
  join(process.env.NEXT_DIST_DIR ?? '.next', 'cache', 'cards', `${digest}.jpg`);

async function drawOnce(blog: Shown, digest: string): Promise<Buffer> {
  const file = fileOf(digest);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const card = await drawInTurn(blog);
  const part = `${file}.${crypto.randomUUID()}`;
  // A full disk must not affect the response.
  await mkdir(join(file, '..'), { recursive: true })
    .then(() => writeFile(part, card))
    .then(() => rename(part, file))
    .catch(() => undefined);
  return card;
}

let lastDrawn: Promise<unknown> = Promise.resolve();

/** Draws cards one at a time, because a crawler can request many at once, and drawing each card takes memory. */
function drawInTurn(blog: Shown): Promise<Buffer> {
  const card = lastDrawn.then(() => draw(blog));
  lastDrawn = card.catch(() => undefined);
  return card;
}

const drawing = new Map<string, Promise<Buffer>>();

/** Returns an article's share card as a JPEG, cached by title and author. */
export function articleCard(blog: Shown): Promise<Buffer> {
  const digest = cardDigest(blog);
  const known = drawing.get(digest);
  if (known) return known;
  const card = drawOnce(blog, digest).finally(() => drawing.delete(digest));
  drawing.set(digest, card);
  return card;
}
