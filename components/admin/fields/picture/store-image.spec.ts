import '@/components/admin/testing/no-network';
import { checkPicture } from './store-image';

describe('checkPicture', () => {
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
