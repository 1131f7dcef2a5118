import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { products } from '../content/products';

const MASTERS = 'art/masters';
const OUTPUT = 'public/pictures';
const LIST = 'content/pictures/files.json';
/** From which state of its master each picture was made, so that only what changed is made again. */
const MADE_FROM = 'art/made-from.json';

/** The widths, in pixels, that pages ask for. A master is never enlarged. */
const WIDTHS = [480, 800, 1200];

type Encoding = { format: 'avif' | 'webp'; options: { quality: number; effort: number } };

const ENCODINGS: Encoding[] = [
  { format: 'avif', options: { quality: 55, effort: 6 } },
  { format: 'webp', options: { quality: 78, effort: 6 } },
];

/** Pictures of banners, which narrow screens show as a square around the middle of the master. */
const CUT_FOR_MOBILE: string[] = Object.values(products).map(({ banner }) => banner.picture);

type Source = { key: string; master: string; square: boolean };

const madeFrom: Record<string, string> = existsSync(MADE_FROM)
  ? JSON.parse(readFileSync(MADE_FROM, 'utf8'))
  : {};
const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

async function encode({ key, master, square }: Source, width: number) {
  for (const { format, options } of ENCODINGS) {
    const file = join(OUTPUT, `${key}-${width}.${format}`);
    if (existsSync(file) && madeFrom[key] === digest(master)) continue;
    const height = square ? width : undefined;
    await sharp(master).resize({ width, height }).toFormat(format, options).toFile(file);
    console.log(`${file}: ${Math.round(statSync(file).size / 1000)} kB`);
  }
}

/** Makes the files of a picture. @returns its proportions and the widths that there are. */
async function makePicture(source: Source) {
  const { width: masterWidth, height } = await sharp(source.master).metadata();
  const full = source.square ? Math.min(masterWidth, height) : masterWidth;
  const widths = WIDTHS.filter((width) => width <= full);
  if (widths.length === 0)
    throw new Error(`${source.master} is ${full} pixels wide: it must be at least ${WIDTHS[0]}.`);
  for (const width of widths) await encode(source, width);
  madeFrom[source.key] = digest(source.master);
  writeFileSync(MADE_FROM, `${JSON.stringify(madeFrom, null, 2)}\n`);
  return [source.key, { width: full, height: source.square ? full : height, widths }] as const;
}

/** A master's pictures: itself and, for banners, its mobile cut, unless that has a master of its own. */
function sourcesOf(name: string, masters: string[]): Source[] {
  const { name: key } = parse(name);
  const master = join(MASTERS, name);
  const cut = `${key}-mobile`;
  const cutIsMissing = CUT_FOR_MOBILE.includes(key) && !masters.includes(`${cut}.png`);
  return [{ key, master, square: false }, ...(cutIsMissing ? [{ key: cut, master, square: true }] : [])];
}

/** The drawings, which are kept as they are served. */
async function readDrawings() {
  const names = readdirSync(OUTPUT).filter((name) => name.endsWith('.svg'));
  return Promise.all(
    names.sort().map(async (name) => {
      const { width, height } = await sharp(join(OUTPUT, name)).metadata();
      return [parse(name).name, { width, height }] as const;
    }),
  );
}

mkdirSync(OUTPUT, { recursive: true });
const masters = readdirSync(MASTERS)
  .filter((name) => name.endsWith('.png'))
  .sort();
const files: Awaited<ReturnType<typeof makePicture>>[] = [];
for (const source of masters.flatMap((name) => sourcesOf(name, masters)))
  files.push(await makePicture(source));
const list = JSON.stringify(Object.fromEntries([...files, ...(await readDrawings())]), null, 2);
// Short lists stay on one line, as the formatter has them.
writeFileSync(
  LIST,
  `${list.replace(/\[\s+([\d,\s]+?)\s+\]/g, (_, numbers) => `[${numbers.replace(/\s+/g, ' ')}]`)}\n`,
);
console.log(`${LIST}: ${files.length} renders and their cuts, and the drawings`);
