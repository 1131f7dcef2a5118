import { IMAGE_MAX_BYTES } from '@/lib/model/fields/image';

/** The reason for rejecting a picture. */
export type PngRefusal = 'empty' | 'notPng' | 'brokenPng' | 'imageTooLarge' | 'tooManyPixels';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const CHUNK_FRAME = 12;
const MAX_SIDE = 8_000;
const MAX_PIXELS = 40_000_000;

const startsAsPng = (bytes: Uint8Array) => SIGNATURE.every((byte, index) => bytes[index] === byte);

const chunkName = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at + 4, at + 8));

/**
 * Whether the file is a single PNG: chunks from IHDR to IEND, with no other data between or after them. Source: PNG
 * specification, third edition, section 5.
 */
function endsWithItsPicture(bytes: Uint8Array, view: DataView): boolean {
  let at = SIGNATURE.length;
  if (bytes.length < at + CHUNK_FRAME || chunkName(bytes, at) !== 'IHDR') return false;
  while (at + CHUNK_FRAME <= bytes.length) {
    const name = chunkName(bytes, at);
    at += CHUNK_FRAME + view.getUint32(at);
    if (name === 'IEND') return at === bytes.length;
  }
  return false;
}

/**
 * Checks a file's name, size, format and dimensions without decoding the picture. Returns the reason for rejecting the
 * file, or null if it passes.
 */
export async function inspectPng(file: File): Promise<PngRefusal | null> {
  if (file.size === 0) return 'empty';
  if (!/\.png$/i.test(file.name)) return 'notPng';
  if (file.size > IMAGE_MAX_BYTES) return 'imageTooLarge';
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!startsAsPng(bytes)) return 'notPng';
  const view = new DataView(bytes.buffer);
  if (!endsWithItsPicture(bytes, view)) return 'brokenPng';
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  if (width === 0 || height === 0) return 'brokenPng';
  return Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS ? 'tooManyPixels' : null;
}
