import type { Blog } from '@/lib/model/records';
import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { aBlog } from '@/lib/testing/records';
import { takeFile } from '@/lib/testing/stored-files';
import { MissingPictureError } from './errors';
import { getBlog, updateBlog } from './facade';
import { imagePath, sha256, storeOnce } from './files';

let backend: Awaited<ReturnType<typeof startTestBackend>>;

/** Uploads a picture. Returns an unsaved version of the blog with the picture, and the picture's file. */
async function withPicture(blog: Blog, text: string) {
  const file = new File([text], 'any.png', { type: 'image/png' });
  const image = imagePath(blog.id, await sha256(file));
  await storeOnce(image, file, {});
  return { blog: { ...blog, image }, file };
}

beforeAll(async () => {
  backend = await startTestBackend();
  await signInFirstAdministrator(backend);
});

afterEach(() => jest.restoreAllMocks());
afterAll(() => backend.close());

describe('saving a blog', () => {
  it('fails if its new picture has been purged, and succeeds after the picture is uploaded again', async () => {
    const { blog, file } = await withPicture(aBlog(), 'taken while unsaved');
    await takeFile(backend, blog.image);
    const save = updateBlog(blog);
    await expect(save).rejects.toThrow(MissingPictureError);
    await expect(save).rejects.toMatchObject({ path: blog.image });
    expect(await getBlog(blog.id)).toBeNull();
    await storeOnce(blog.image, file, {});
    expect(await updateBlog(blog)).toBe(1);
  });

  it('also fails if the purged picture was to replace another', async () => {
    const { blog: before } = await withPicture(aBlog(), 'the first');
    const stored = { ...before, revision: await updateBlog(before) };
    const { blog: after } = await withPicture(stored, 'the second');
    await takeFile(backend, after.image);
    await expect(updateBlog(after)).rejects.toThrow(MissingPictureError);
    expect(await getBlog(before.id)).toMatchObject({ image: before.image, revision: 1 });
  });

  it('does not depend on storage if the picture is unchanged', async () => {
    const { blog } = await withPicture(aBlog(), 'stays');
    const stored = { ...blog, revision: await updateBlog(blog) };
    const send = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (String(input).includes('/v0/b/')) throw new TypeError('Storage is down.');
      return send(input, init);
    });
    expect(await updateBlog({ ...stored, title: 'Renamed' })).toBe(2);
  });
});
