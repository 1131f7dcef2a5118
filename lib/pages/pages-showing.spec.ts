import { startTestBackend } from '@/lib/testing/backend';
import { writeBlogs } from '@/lib/testing/write-blogs';
import { pagesShowing } from './pages-showing';

let backend: Awaited<ReturnType<typeof startTestBackend>>;

beforeAll(async () => {
  backend = await startTestBackend();
  await writeBlogs(backend, 30);
});

afterAll(() => backend.close());

const showing = (id: string, revision: number | null = 1) =>
  pagesShowing({ collection: 'Blog', id, revision });

describe('pagesShowing', () => {
  it('names the home page and the first archive page for what is new', async () => {
    expect(await showing('blog-0000')).toEqual(['/', '/blogs']);
  });

  it('names the archive page alone for what the home page no longer shows', async () => {
    expect(await showing('blog-0012')).toEqual(['/blogs']);
    expect(await showing('blog-0024')).toEqual(['/blogs/2']);
  });

  it('names every page that may have shown what is gone', async () => {
    expect(await showing('gone', null)).toEqual(['/', '/blogs', '/blogs/2']);
  });

  it('knows that the figures stand on the home page only', async () => {
    expect(await pagesShowing({ collection: 'GlobalFootprint', id: 'published', revision: 2 })).toEqual([
      '/',
    ]);
  });

  it('knows the two addresses of a PDF', async () => {
    const change = { collection: 'Link', id: 'a.pdf', revision: 2 } as const;
    expect(await pagesShowing(change)).toEqual(['/files/pdf/a.pdf', '/files/pdfs/a.pdf']);
  });
});
