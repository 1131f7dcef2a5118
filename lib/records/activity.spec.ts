import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { aBlog } from '@/lib/testing/records';
import { readActivity } from './activity';
import { inviteColleague } from './colleagues';
import { saveDraft } from './drafts';
import { deleteBlog, updateBlog } from './facade';
import { writeKept } from './kept';
import { operationsOf } from './operations';
import { askToPublish } from './requests';
import { restoreRecord } from './restores';

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

  await restoreRecord('Blog', blog.id);
  const restored = await readActivity(around(Date.now()));
  expect(restored.map(({ what }) => what)).toEqual(['draft', 'deleted', 'published', 'draft']);
});

it('lists decisions about people and settings, including earlier ones', async () => {
  const email = 'new-colleague@purvia.example';
  await inviteColleague(email, 'writer');
  await inviteColleague(email, 'publisher', 1);
  await writeKept('People', 'somebody', 0, { email, role: 'writer', active: true });
  await writeKept('People', 'somebody', 1, { email, role: 'writer', active: false });
  await writeKept('Settings', 'approval', 0, { kinds: [], publishers: [] });
  const changes = await readActivity(around(Date.now()));
  const decisions = changes.filter(({ collection }) =>
    ['People', 'Invites', 'Settings'].includes(collection),
  );
  expect(decisions.map(({ what, revision, title }) => [what, revision, title])).toEqual([
    ['set', 1, 'approval'],
    ['deactivated', 2, email],
    ['writer', 1, email],
    ['asked', 2, email],
    ['asked', 1, email],
  ]);
});

it('reports which version was published in an emergency, and why', async () => {
  const blog = aBlog({ id: 'recall', title: 'Recall', published: true });
  const stored = { collection: 'Blog' as const, id: blog.id };
  const revision = await askToPublish({ ...stored, revision: await saveDraft('Blog', blog, 0) }, '');
  const approval = { reason: 'A batch is faulty.' };
  await operationsOf('Blog').save(blog, undefined, undefined, { draft: { ...stored, revision }, approval });
  const changes = await readActivity(around(Date.now()));
  expect(changes.find(({ id }) => id === blog.id)).toMatchObject({ what: 'published', approval });
  expect(changes.filter((change) => change.approval)).toHaveLength(1);
});
