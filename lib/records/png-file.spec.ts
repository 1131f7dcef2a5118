import sharp from 'sharp';
import { inspectPng } from './png-file';

let png: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#4b1f7a' } });
  png = new Uint8Array(await picture.png().toBuffer());
});

const file = (parts: BlobPart[], name = 'picture.png') => new File(parts, name, { type: 'image/png' });

/** The picture with a different size in its header. */
function ofSize(width: number, height = 30, isInterlaced = false) {
  const changed = png.slice();
  const view = new DataView(changed.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  view.setUint8(28, Number(isInterlaced));
  return changed;
}

describe('inspectPng', () => {
  it('accepts a valid PNG', async () => {
    expect(await inspectPng(file([png]))).toBeNull();
    expect(await inspectPng(file([png], 'PICTURE.PNG'))).toBeNull();
    expect(await inspectPng(file([ofSize(7_000, 7_142)]))).toBeNull();
    expect(await inspectPng(file([ofSize(5_000, 2_500, true)]))).toBeNull();
  });

  it.each([
    ['a PNG with a second extension', () => file([png], 'picture.png.html'), 'notPng'],
    ['a web page named .png', () => file(['<script>1</script>']), 'notPng'],
    ['a JPEG named .png', () => file([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]), 'notPng'],
    ['a picture followed by a web page', () => file([png, '<script>1</script>']), 'brokenPng'],
    ['half a picture', () => file([png.slice(0, 50)]), 'brokenPng'],
    ['only a signature', () => file([png.slice(0, 8)]), 'brokenPng'],
    ['a picture 30,000 pixels wide', () => file([ofSize(30_000)]), 'sideTooLong'],
    ['a picture of just over 50 megapixels', () => file([ofSize(7_000, 7_143)]), 'tooManyPixels'],
    [
      'a picture of 256 megapixels and over 5 MB',
      () => file([ofSize(16_000, 16_000), new Uint8Array(5 * 1024 * 1024)]),
      'tooManyPixels',
    ],
    ['an interlaced picture of over 12.5 megapixels', () => file([ofSize(5_000, 2_501, true)]), 'interlaced'],
    ['a picture without pixels', () => file([ofSize(0)]), 'brokenPng'],
    ['an empty file', () => file([]), 'empty'],
    ['a file over 5 MB', () => file([png, new Uint8Array(5 * 1024 * 1024)]), 'imageTooLarge'],
  ] as const)('rejects %s', async (_what, make, reason) => {
    expect(await inspectPng(make())).toBe(reason);
  });
});
