/** One image of an icon: a PNG, and its width and height in pixels, below 256. */
export type IconPicture = { png: Buffer; size: number };

const HEADER = 6;
const ENTRY = 16;

/** Returns an .ico file of PNG images. Systems choose the size that they need. */
export function icoOf(pictures: IconPicture[]): Buffer {
  const directory = Buffer.alloc(HEADER + ENTRY * pictures.length);
  directory.writeUInt16LE(1, 2); // type 1: an icon
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, { png, size }] of pictures.entries()) {
    const entry = HEADER + ENTRY * index;
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}
