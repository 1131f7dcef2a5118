import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { writeBlogs } from '@/lib/testing/write-blogs';
import { getBlogs } from './blogs';

let backend: Awaited<ReturnType<typeof startTestBackend>>;

beforeAll(async () => {
  backend = await startTestBackend();
});

afterAll(() => backend.close());

describe('a list longer than one request', () => {
  it('is read completely, without duplicates', async () => {
    await writeBlogs(backend, 1000);
    const blogs = await getBlogs(false);
    expect(new Set(blogs.map(({ id }) => id)).size).toBe(1000);
    expect(blogs).toHaveLength(1000);
  });

  it('includes drafts for an administrator', async () => {
    await signInFirstAdministrator(backend);
    expect(await getBlogs(true)).toHaveLength(1000);
  });
});
