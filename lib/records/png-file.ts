import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS, INTERLACED_MAX_PIXELS } from '@/lib/model/fields/image';

/** The reason for rejecting a picture. */
export type PngRefusal =
  | 'empty'
  | 'notPng'
  | 'brokenPng'
  | 'imageTooLarge'
  | 'interlaced'
  | 'sideTooLong'
  | 'tooManyPixels';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const CHUNK_FRAME = 12;
const MAX_SIDE = 8_000;

const startsAsPng = (bytes: Uint8Array) => SIGNATURE.every((byte, index) => bytes[index] === byte);

/** A PNG's size in pixels, and whether it is interlaced. */
type PngHeader = { width: number; height: number; isInterlaced: boolean };

const HEADER_BYTES = 29;

/** Reads a PNG's header. Returns a size of 0 if the file has no such header. */
export async function pngHeader(file: Blob): Promise<PngHeader> {
  const header = await file.slice(0, HEADER_BYTES).arrayBuffer();
  if (header.byteLength < HEADER_BYTES || !startsAsPng(new Uint8Array(header)))
    return { width: 0, height: 0, isInterlaced: false };
  const view = new DataView(header);
  return { width: view.getUint32(16), height: view.getUint32(20), isInterlaced: view.getUint8(28) !== 0 };
}

/** Returns the reason why decoding a picture would take too much memory, or null. */
export function excessOf({ width, height, isInterlaced }: PngHeader): 'tooManyPixels' | 'interlaced' | null {
  if (width * height > IMAGE_MAX_PIXELS) return 'tooManyPixels';
  return isInterlaced && width * height > INTERLACED_MAX_PIXELS ? 'interlaced' : null;
}

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
  const header = await pngHeader(file);
  const excess = excessOf(header);
  if (excess) return excess;
  if (file.size > IMAGE_MAX_BYTES) return 'imageTooLarge';
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!startsAsPng(bytes)) return 'notPng';
  if (!endsWithItsPicture(bytes, new DataView(bytes.buffer))) return 'brokenPng';
  if (header.width === 0 || header.height === 0) return 'brokenPng';
  return Math.max(header.width, header.height) > MAX_SIDE ? 'sideTooLong' : null;
}
