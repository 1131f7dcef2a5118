import { qrModules } from './qr-drawing';

/** Pixels per module. About 25 mm at 600 dots per inch for a usual address. */
const SCALE = 16;

/** The PNG signature, and the type of each chunk that a picture needs. */
const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

/** The table of the checksum CRC-32, which ends each chunk. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}

const numberBytes = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = new Uint8Array([...new TextEncoder().encode(type), ...data]);
  return new Uint8Array([...numberBytes(data.length), ...body, ...numberBytes(crc(body))]);
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Returns a row of pixels, one bit each, after the byte for the row's filter. Light modules are 1. */
function rowOf(modules: boolean[]): number[] {
  const pixels = modules.flatMap((dark) => Array.from({ length: SCALE }, () => !dark));
  const bytes = Array.from({ length: Math.ceil(pixels.length / 8) }, (_, byte) =>
    pixels.slice(byte * 8, byte * 8 + 8).reduce((sum, light, bit) => sum | (light ? 128 >> bit : 0), 0),
  );
  return [0, ...bytes];
}

/**
 * Returns the text's QR code as a PNG with one bit per pixel. Written without a canvas, whose pictures some privacy
 * settings of browsers distort.
 */
export async function qrPng(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const modules = qrModules(text);
  const size = numberBytes(modules.length * SCALE);
  const rows = modules.flatMap((row) => {
    const bytes = rowOf(row);
    return Array.from({ length: SCALE }, () => bytes).flat();
  });
  return new Uint8Array([
    ...SIGNATURE,
    // One bit per pixel, in shades of grey.
    ...chunk('IHDR', new Uint8Array([...size, ...size, 1, 0, 0, 0, 0])),
    ...chunk('IDAT', await deflated(new Uint8Array(rows))),
    ...chunk('IEND', new Uint8Array()),
  ]);
}
