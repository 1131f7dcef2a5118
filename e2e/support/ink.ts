import sharp from 'sharp';

/** The amount of ink in each column of a picture. */
export type Columns = number[];

/** Columns with less ink than this are gaps. A black pixel has 255. */
const GAP = 60;

/** Returns the ink in a picture's columns, without the margins. */
export async function inkOf(picture: Buffer): Promise<Columns> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = Array.from({ length: info.width }, (_, x) => {
    let ink = 0;
    for (let index = x; index < data.length; index += info.width) ink += 255 - (data[index] ?? 0);
    return ink;
  });
  const isInk = (ink: number) => ink >= GAP;
  return columns.slice(columns.findIndex(isInk), columns.findLastIndex(isInk) + 1);
}

/** Splits a line of text into this many words, at its widest gaps. */
export function wordsOf(line: Columns, count: number): Columns[] {
  const gaps: { start: number; end: number }[] = [];
  line.forEach((ink, x) => {
    if (ink >= GAP) return;
    const last = gaps.at(-1);
    if (last?.end === x) last.end += 1;
    else gaps.push({ start: x, end: x + 1 });
  });
  const spaces = gaps
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))
    .slice(0, count - 1)
    .toSorted((a, b) => a.start - b.start);
  const starts = [0, ...spaces.map(({ end }) => end)];
  return starts.map((start, index) => line.slice(start, spaces[index]?.start));
}

/** Returns the columns stretched or shrunk to a width. */
const resized = (columns: Columns, width: number): Columns =>
  Array.from({ length: width }, (_, x) => {
    const place = (x * (columns.length - 1)) / (width - 1);
    const [left = 0, right = left] = columns.slice(Math.floor(place));
    return left + (place % 1) * (right - left);
  });

const deviations = (columns: Columns): number[] => {
  const mean = columns.reduce((sum, ink) => sum + ink, 0) / columns.length;
  return columns.map((ink) => ink - mean);
};

const product = (a: number[], b: number[]) =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

/** Returns the correlation of two words' columns, scaled to the same width: 1 if they are equal. */
export function likeness(a: Columns, b: Columns): number {
  const width = Math.max(a.length, b.length);
  const [first, second] = [deviations(resized(a, width)), deviations(resized(b, width))];
  return product(first, second) / Math.sqrt(product(first, first) * product(second, second));
}
