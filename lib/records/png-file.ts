import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS } from '@/lib/model/fields/image';

/** The reason for rejecting a picture. */
export type PngRefusal = 'empty' | 'notPng' | 'brokenPng' | 'imageTooLarge' | 'sideTooLong' | 'tooManyPixels';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const CHUNK_FRAME = 12;
const MAX_SIDE = 8_000;

const startsAsPng = (bytes: Uint8Array) => SIGNATURE.every((byte, index) => bytes[index] === byte);

/** Returns the size in pixels that a PNG's header states, or zeros if the file has no such header. */
export async function pngSize(file: Blob): Promise<{ width: number; height: number }> {
  const header = await file.slice(0, 24).arrayBuffer();
  if (header.byteLength < 24 || !startsAsPng(new Uint8Array(header))) return { width: 0, height: 0 };
  const view = new DataView(header);
  return { width: view.getUint32(16), height: view.getUint32(20) };
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
  const { width, height } = await pngSize(file);
  if (width * height > IMAGE_MAX_PIXELS) return 'tooManyPixels';
  if (file.size > IMAGE_MAX_BYTES) return 'imageTooLarge';
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!startsAsPng(bytes)) return 'notPng';
  if (!endsWithItsPicture(bytes, new DataView(bytes.buffer))) return 'brokenPng';
  if (width === 0 || height === 0) return 'brokenPng';
  return Math.max(width, height) > MAX_SIDE ? 'sideTooLong' : null;
}
