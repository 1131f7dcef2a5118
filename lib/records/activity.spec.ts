import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { aBlog } from '@/lib/testing/records';
import { readActivity } from './activity';
import { deleteBlog, updateBlog } from './facade';

let backend: Awaited<ReturnType<typeof startTestBackend>>;

beforeAll(async () => {
  backend = await startTestBackend();
  await signInFirstAdministrator(backend);
});

afterAll(() => backend.close());

const HOUR = 3_600_000;
const around = (time: number) => ({ from: new Date(time - HOUR), to: new Date(time + HOUR) });

it('lists every saved version and the deletion of a record, newest first, and nothing of other days', async () => {
  const blog = aBlog({ id: 'dry-spots', title: 'Dry spots' });
  const revision = await updateBlog(blog);
  const published = { ...blog, revision, title: 'Dry blood spots', published: true };
  const live = await updateBlog(published);
  await deleteBlog(blog.id, live);

  const changes = await readActivity(around(Date.now()));
  expect(changes.map(({ what, revision: version, title }) => [what, version, title])).toEqual([
    ['deleted', live, 'Dry blood spots'],
    ['published', live, 'Dry blood spots'],
    ['draft', revision, 'Dry spots'],
  ]);
  expect(new Set(changes.map(({ collection, id }) => `${collection}/${id}`))).toEqual(
    new Set(['Blog/dry-spots']),
  );
  expect(changes.every(({ by }) => by === changes[0]?.by && by !== '')).toBe(true);
  expect(await readActivity(around(Date.now() - 3 * HOUR))).toEqual([]);
});
