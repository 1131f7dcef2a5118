import sharp from 'sharp';
import { FADE } from './recipe';

/**
 * Returns the share of a shadow that remains at a position: from 0 at the edges to 1 further inside, with a smooth
 * transition.
 */
function strength(position: number, length: number): number {
  const share = Math.min(1, Math.min(position, length - 1 - position) / (length * FADE));
  return share * share * (3 - 2 * share);
}

/** Fades a cropped picture's shadow towards the edges. Opaque pixels stay unchanged. */
export async function fadeShadow(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const alpha = pixel * channels + 3;
    const opacity = data[alpha] ?? 0;
    if (opacity === 255) continue;
    const left = strength(pixel % width, width) * strength(Math.floor(pixel / width), height);
    data[alpha] = Math.round(opacity * left);
  }
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
}
