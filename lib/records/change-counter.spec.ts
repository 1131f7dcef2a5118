import { doc, firestore, getDoc } from '@/lib/firebase/firestore';
import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { aBlog, aPdfLink } from '@/lib/testing/records';
import { deleteBlog, deleteLink, updateBlog, updateLink } from './facade';
import { restoreRecord } from './restores';

let backend: Awaited<ReturnType<typeof startTestBackend>>;

const counter = async () => (await getDoc(doc(firestore(), 'Changes', 'clock'))).data();
const count = async () => (await counter())?.count ?? 0;

beforeAll(async () => {
  backend = await startTestBackend();
  await signInFirstAdministrator(backend);
});

afterAll(() => backend.close());

it('the counter advances when a blog is published or unpublished, but not when a draft is created or deleted', async () => {
  const draft = aBlog({ published: false });
  const before = await count();
  await updateBlog(draft);
  expect(await count()).toBe(before);
  await updateBlog({ ...draft, revision: 1, published: true });
  expect(await counter()).toMatchObject({
    count: before + 1,
    collection: 'Blog',
    id: draft.id,
    revision: 2,
    visible: true,
  });
  await updateBlog({ ...draft, revision: 2, published: false });
  expect(await counter()).toMatchObject({ count: before + 2, revision: 3, visible: false });
  await deleteBlog(draft.id, 3);
  expect(await count()).toBe(before + 2);
});

it('the counter advances when a public PDF is deleted and when it is restored', async () => {
  const link = aPdfLink();
  await updateLink(link);
  const before = await count();
  await deleteLink(link.id, 1);
  expect(await counter()).toMatchObject({
    count: before + 1,
    collection: 'Link',
    revision: 1,
    visible: false,
  });
  await restoreRecord('Link', link.id);
  expect(await counter()).toMatchObject({ count: before + 2, revision: 2, visible: true });
});
