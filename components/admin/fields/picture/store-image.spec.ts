import '@/components/admin/testing/no-network';
import { checkPicture } from './store-image';

/** The start of a PNG that states this size. */
function pngOfSize(width: number, height: number): File {
  const bytes = new Uint8Array(29);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new File([bytes], 'picture.png');
}

describe('checkPicture', () => {
  it.each([
    [16_000, 16_000, '16,000 × 16,000 pixels (256 megapixels)'],
    [7_000, 7_143, '7,000 × 7,143 pixels (50.1 megapixels)'],
  ])(
    'refuses a picture of over 50 megapixels with its size, without decoding it',
    async (width, height, size) => {
      expect(await checkPicture(pngOfSize(width, height))).toEqual({
        refusal: `This image is ${size}, and the limit is 50 megapixels. Make it smaller, then choose the new file.`,
      });
    },
  );

  it('refuses a file that cannot be read, such as a folder', async () => {
    const folder = new File(['x'], 'Pictures');
    folder.slice = () => {
      throw new DOMException('It could not be read.', 'NotFoundError');
    };
    expect(await checkPicture(folder)).toEqual({
      refusal: expect.stringContaining('cannot be read as an image'),
    });
  });
});
