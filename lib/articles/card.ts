import 'server-only';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement as h, type ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { articlePage } from '@/content/article-page';
import { authorOf } from '@/content/authors';
import { company } from '@/content/company';
import type { Blog } from '@/lib/model/records';
import { SHARE_CARD } from '@/lib/seo/share-card';
import { cardDigest } from './card-address';

type Shown = Pick<Blog, 'slug' | 'title' | 'author'>;

const LONG_TITLE = 70;

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

const column = { display: 'flex', flexDirection: 'column' } as const;

/** The card template: the brand, the title and the author. */
function template({ title, author }: Shown): ReactNode {
  const size = title.length > LONG_TITLE ? 54 : 68;
  return h(
    'div',
    {
      style: {
        ...column,
        boxSizing: 'border-box',
        width: '100%',
        height: '100%',
        padding: '64px 72px',
        justifyContent: 'space-between',
        fontFamily: 'Sans',
        color: '#1c1029',
        background: '#fff',
        borderRight: '96px solid #241038',
      },
    },
    h('div', { style: { fontSize: 32, fontWeight: 600 } }, company.name),
    h(
      'div',
      { style: column },
      h(
        'div',
        { style: { fontSize: 26, fontWeight: 600, color: '#6d2fb5', marginBottom: 20 } },
        articlePage.eyebrow,
      ),
      h(
        'div',
        {
          style: {
            fontSize: size,
            fontWeight: 600,
            lineHeight: 1.1,
            lineClamp: 4,
            textWrap: 'balance',
            wordBreak: 'break-word',
            display: 'block',
          },
        },
        title,
      ),
    ),
    h('div', { style: { fontSize: 28, color: '#574a66' } }, `${articlePage.by} ${authorOf(author).name}`),
  );
}

async function draw(blog: Shown): Promise<Buffer> {
  fonts ??= readFonts();
  const svg = await satori(template(blog), { ...SHARE_CARD, fonts: await fonts });
  return sharp(Buffer.from(svg)).jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** A card's file, beside Next's own cache, in a folder that survives restarts. */
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

/** Draws one card after another: a crawler asks for many at once, and each takes a megabyte. */
function drawInTurn(blog: Shown): Promise<Buffer> {
  const card = lastDrawn.then(() => draw(blog));
  lastDrawn = card.catch(() => undefined);
  return card;
}

const drawing = new Map<string, Promise<Buffer>>();

/** An article's share card as a JPEG, drawn once per title. */
export function articleCard(blog: Shown): Promise<Buffer> {
  const digest = cardDigest(blog);
  const known = drawing.get(digest);
  if (known) return known;
  const card = drawOnce(blog, digest).finally(() => drawing.delete(digest));
  drawing.set(digest, card);
  return card;
}
