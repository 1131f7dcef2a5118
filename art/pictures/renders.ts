import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { products } from '../../content/products';
import { FORMATS, type Render, renderName } from '../../lib/pictures/picture-files';
import { filesDigest, masterDigest } from './digest';
import { fadeShadow } from './fade-shadow';
import { MASTERS, OUTPUT } from './folders';
import { kept } from './kept';
import { CUT_WIDTHS, encodings, type Step, THUMBNAIL, WIDTHS } from './recipe';

/** Banner pictures. Narrow screens show a square crop of the master's middle, or a separate master. */
const CUT_FOR_MOBILE: string[] = Object.values(products).map(({ banner }) => banner.picture);

/** Pictures that product pages also show as thumbnails. */
const WITH_THUMBNAIL: string[] = Object.values(products).flatMap(({ tabs }) =>
  tabs.map(({ picture }) => picture),
);

const isCut = (key: string) => key.endsWith('-mobile');

export type Source = { key: string; master: string; square: boolean };

/**
 * Returns the pictures made from a master: the picture itself and, for banners, a mobile crop, unless the crop has its
 * own master.
 */
function sourcesOf(name: string, masters: string[]): Source[] {
  const { name: key } = parse(name);
  const master = join(MASTERS, name);
  const cut = `${key}-mobile`;
  const cutIsMissing = CUT_FOR_MOBILE.includes(key) && !masters.includes(`${cut}.png`);
  return [{ key, master, square: false }, ...(cutIsMissing ? [{ key: cut, master, square: true }] : [])];
}

export function findSources(): Source[] {
  const masters = readdirSync(MASTERS)
    .filter((name) => name.endsWith('.png'))
    .sort();
  return masters.flatMap((name) => sourcesOf(name, masters));
}

function stepsOf(key: string): Step[] {
  if (isCut(key)) return CUT_WIDTHS;
  return WITH_THUMBNAIL.includes(key) ? [THUMBNAIL, ...WIDTHS] : WIDTHS;
}

/** Returns the paths of a render's files, narrowest first. */
export const renderFiles = (key: string, render: Render): string[] =>
  render.widths.flatMap((width) =>
    FORMATS.map((format) => join(OUTPUT, renderName(key, render, width, format))),
  );

async function resize({ master, square }: Source, width: number): Promise<Buffer> {
  if (!square) return sharp(master).resize({ width }).png().toBuffer();
  return fadeShadow(await sharp(master).resize({ width, height: width }).png().toBuffer());
}

function encode(source: Source, steps: Step[]): Promise<Buffer[]> {
  const wanted = steps.flatMap((step) => FORMATS.map((format) => ({ ...step, format })));
  return Promise.all(
    wanted.map(async ({ width, quality, format }) =>
      sharp(await resize(source, width))
        .toFormat(format, encodings(quality)[format])
        .toBuffer(),
    ),
  );
}

/**
 * Returns a render, and generates its files unless they exist and were made from the same master with the same recipe.
 */
export async function makeRender(source: Source): Promise<Render> {
  const { key, master, square } = source;
  const last = kept.renders[key];
  const isMade = last && renderFiles(key, last).every((file) => existsSync(file));
  if (isMade && kept.madeFrom[key] === masterDigest(master)) return last;
  const { width: masterWidth, height } = await sharp(master).metadata();
  const width = square ? Math.min(masterWidth, height) : masterWidth;
  const available = stepsOf(key);
  const steps = available.filter((step) => step.width <= width);
  if (steps.length === 0)
    throw new Error(
      `The picture ${key} from ${master} is ${width} pixels wide; the minimum is ${available[0]?.width}.`,
    );
  const contents = await encode(source, steps);
  const widths = steps.map((step) => step.width);
  const render = { width, height: square ? width : height, digest: filesDigest(contents), widths };
  const files = renderFiles(key, render);
  for (const [index, content] of contents.entries()) {
    const file = files[index] ?? '';
    writeFileSync(file, content);
    console.log(`${file}: ${Math.round(content.length / 1000)} kB`);
  }
  return render;
}
