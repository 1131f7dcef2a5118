import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { commitAsOwner, setDocument } from '@/lib/testing/owner-writes';
import { writeBlogs } from '@/lib/testing/write-blogs';
import { getBlogs } from './facade';
import { operationsOf } from './operations';
import { countAll } from './read';

/** More records than one request returns. */
const MANY = 1_001;

let backend: Awaited<ReturnType<typeof startTestBackend>>;

beforeAll(async () => {
  backend = await startTestBackend();
});

afterAll(() => backend.close());

describe('a list that needs more than one request', () => {
  it('is read completely, without duplicates', async () => {
    await writeBlogs(backend, MANY);
    const blogs = await getBlogs(false);
    expect(new Set(blogs.map(({ id }) => id)).size).toBe(MANY);
    expect(blogs).toHaveLength(MANY);
  });

  it('is also read completely, and counted, by an administrator', async () => {
    await signInFirstAdministrator(backend);
    expect(await getBlogs(true)).toHaveLength(MANY);
    expect(await countAll('Blog')).toBe(MANY);
  });
});

describe('the public records', () => {
  it('exclude ended records, although the queries return them', async () => {
    const hour = 3_600_000;
    const [before, after] = [new Date(Date.now() - hour), new Date(Date.now() + hour)];
    const records = {
      ended: { published: true, unpublishAt: before },
      'due-and-ended': {
        published: false,
        publishAt: new Date(before.getTime() - hour),
        unpublishAt: before,
      },
      ending: { published: true, unpublishAt: after },
      'due-and-ending': { published: false, publishAt: before, unpublishAt: after },
      endless: { published: true },
    };
    const writes = Object.entries(records).map(([id, times]) =>
      setDocument('Media', id, { title: id, year: '2026', media: 'Outlet', ...times }),
    );
    await commitAsOwner(backend, writes);
    const listed = await operationsOf('Media').list(false);
    expect(listed.map(({ id }) => id).toSorted()).toEqual(['due-and-ending', 'ending', 'endless']);
  });
});
