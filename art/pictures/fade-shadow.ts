import sharp from 'sharp';
import { FADE } from './recipe';

/** How much is left of a shadow there: nothing at a side, all of it further in, without a visible step between. */
function strength(position: number, length: number): number {
  const share = Math.min(1, Math.min(position, length - 1 - position) / (length * FADE));
  return share * share * (3 - 2 * share);
}

/** Lets the shadow of a picture that was cut end before the cut does; what is solid stays as it is. */
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
