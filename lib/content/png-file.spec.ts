import sharp from 'sharp';
import { inspectPng } from './png-file';

let png: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#4b1f7a' } });
  png = new Uint8Array(await picture.png().toBuffer());
});

const file = (parts: BlobPart[], name = 'picture.png') => new File(parts, name, { type: 'image/png' });

/** The picture with a different width in its header. */
function ofWidth(width: number) {
  const changed = png.slice();
  new DataView(changed.buffer).setUint32(16, width);
  return changed;
}

describe('inspectPng', () => {
  it('accepts a valid PNG', async () => {
    expect(await inspectPng(file([png]))).toBeNull();
    expect(await inspectPng(file([png], 'PICTURE.PNG'))).toBeNull();
  });

  it.each([
    ['a picture under another name', () => file([png], 'picture.png.html'), 'notPng'],
    ['a web page under its name', () => file(['<script>1</script>']), 'notPng'],
    ['a JPEG under its name', () => file([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]), 'notPng'],
    ['a picture with a web page behind it', () => file([png, '<script>1</script>']), 'brokenPng'],
    ['half a picture', () => file([png.slice(0, 50)]), 'brokenPng'],
    ['only a signature', () => file([png.slice(0, 8)]), 'brokenPng'],
    ['30,000 pixels in a row', () => file([ofWidth(30_000)]), 'tooManyPixels'],
    ['no pixels', () => file([ofWidth(0)]), 'brokenPng'],
    ['nothing', () => file([]), 'empty'],
    ['too much', () => file([png, new Uint8Array(5 * 1024 * 1024)]), 'imageTooLarge'],
  ] as const)('refuses %s', async (_what, make, reason) => {
    expect(await inspectPng(make())).toBe(reason);
  });
});
