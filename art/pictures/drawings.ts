import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { drawingName, type PictureFiles } from '../../lib/pictures/picture-files';
import { filesDigest } from './digest';
import { DRAWINGS, OUTPUT } from './folders';

export const drawingFile = (key: string, files: PictureFiles): string =>
  join(OUTPUT, drawingName(key, files));

async function makeDrawing(name: string): Promise<[key: string, PictureFiles]> {
  const content = readFileSync(join(DRAWINGS, name));
  const { width, height } = await sharp(content).metadata();
  const { name: key } = parse(name);
  const files = { width, height, digest: filesDigest([content]) };
  writeFileSync(drawingFile(key, files), content);
  return [key, files];
}

/** Copies every drawing to the public folder, unchanged, with a content-hashed name. */
export const makeDrawings = (): Promise<[key: string, PictureFiles][]> =>
  Promise.all(readdirSync(DRAWINGS).sort().map(makeDrawing));
