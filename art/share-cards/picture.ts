import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { PictureKey } from '../../content/pictures';

const GROUND = '#241038';
const WIDTH = 960;

const inline = (type: string, file: Buffer) => `data:image/${type};base64,${file.toString('base64')}`;

/** Returns a picture as a data URL: a render on the card's background, or an unchanged drawing. */
export async function inlinePicture(key: PictureKey): Promise<string> {
  const master = `art/masters/${key}.png`;
  if (!existsSync(master)) return inline('svg+xml', readFileSync(`art/drawings/${key}.svg`));
  return inline('png', await sharp(master).flatten({ background: GROUND }).resize(WIDTH).png().toBuffer());
}
