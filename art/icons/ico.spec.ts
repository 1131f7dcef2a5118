import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** Returns each image of an .ico file: its size as listed in the file's directory, and its PNG. */
function picturesOf(ico: Buffer) {
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const entry = ico.subarray(6 + 16 * index);
    const offset = entry.readUInt32LE(12);
    return { size: entry.readUInt8(0), png: ico.subarray(offset, offset + entry.readUInt32LE(8)) };
  });
}

describe('favicon.ico', () => {
  it('contains images of 16, 32 and 48 pixels', async () => {
    const pictures = picturesOf(readFileSync('public/favicon.ico'));
    const drawn = await Promise.all(pictures.map(async ({ png }) => sharp(png).metadata()));
    expect(pictures.map(({ size }) => size)).toEqual([16, 32, 48]);
    expect(drawn.map(({ width, height }) => [width, height])).toEqual([
      [16, 16],
      [32, 32],
      [48, 48],
    ]);
  });
});
