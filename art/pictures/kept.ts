import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { PictureFiles, Render } from '../../lib/pictures/picture-files';

const LIST = 'content/pictures/files.json';
/** The digest of each render's master at the last run, so that only changed renders are regenerated. */
const MADE_FROM = 'art/made-from.json';

const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** The results of the last run. */
export const kept: { renders: Record<string, Render>; madeFrom: Record<string, string> } = {
  renders: read(LIST),
  madeFrom: read(MADE_FROM),
};

/** Writes lists of numbers on one line, as the formatter does. */
const format = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(
    /\[\s+([\d,\s]+?)\s+\]/g,
    (_, numbers) => `[${numbers.replace(/\s+/g, ' ')}]`,
  );

export function keep(pictures: Record<string, PictureFiles>, madeFrom: Record<string, string>): void {
  writeFileSync(LIST, `${format(pictures)}\n`);
  writeFileSync(MADE_FROM, `${format(madeFrom)}\n`);
}
