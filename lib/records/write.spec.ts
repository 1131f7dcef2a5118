import { signOutUser } from '@/lib/firebase/auth';
import { doc, firestore, getDoc } from '@/lib/firebase/firestore';
import { emptyRecord } from '@/lib/model/converter';
import type { Blog } from '@/lib/model/records';
import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { commitAsOwner, setDocument } from '@/lib/testing/owner-writes';
import { aBlog, aMention } from '@/lib/testing/records';
import { ConflictError, StateChangedError } from './errors';
import {
  deleteBlog,
  getBlog,
  getBlogs,
  getFootprint,
  getMedias,
  updateBlog,
  updateFootprint,
  updateMedia,
} from './facade';
import { deletionOf, getDeleted, getHistory } from './history';
import { operationsOf } from './operations';
import { restoreRecord } from './restores';
import { TRASH_RETENTION } from './retention';
import { getStaff } from './staff';

/** For a full run, set CONCURRENT_ROUNDS=1000. */
const ROUNDS = Number(process.env.CONCURRENT_ROUNDS ?? 10);

let backend: Awaited<ReturnType<typeof startTestBackend>>;

const asAdministrator = async () => {
  await signInFirstAdministrator(backend);
};

async function stored(...path: [string, string, ...string[]]) {
  const [collection, ...rest] = path;
  return (await getDoc(doc(firestore(), collection, ...rest))).data();
}

/** Saves a new blog, and returns it at its first revision. */
async function savedBlog(fields: Partial<Blog> = {}): Promise<Blog> {
  const blog = aBlog(fields);
  return { ...blog, revision: await updateBlog(blog) };
}

beforeAll(async () => {
  backend = await startTestBackend();
  await asAdministrator();
});

afterAll(() => backend.close());

describe('saving', () => {
  it('counts revisions from one and keeps each replaced state', async () => {
    const blog = await savedBlog({ title: 'First' });
    expect(blog.revision).toBe(1);
    expect(await updateBlog({ ...blog, title: 'Second' })).toBe(2);
    expect(await getBlog(blog.id)).toMatchObject({ title: 'Second', revision: 2 });
    expect(await stored('Blog', blog.id, 'history', '1')).toMatchObject({
      revision: 1,
      record: { title: 'First' },
    });
  });

  it.each([
    [
      'publish a draft whose publish time has just passed',
      {},
      { publishAt: new Date('2020-01-01') },
      'scheduled',
    ],
    [
      'unpublish a live record that the author believes has ended',
      { published: true },
      { published: false },
      'draft',
    ],
  ] as const)('does not %s', async (_, before, after, state) => {
    const blog = await savedBlog(before);
    const asked = { before: 'draft', after: state } as const;
    const late = operationsOf('Blog').save({ ...blog, ...after }, undefined, asked);
    await expect(late).rejects.toThrow(StateChangedError);
    expect(await getBlog(blog.id)).toMatchObject({
      published: false,
      publishAt: null,
      ...before,
      revision: 1,
    });
  });

  it('rejects a save based on an older revision with an error that contains the stored record', async () => {
    const blog = await savedBlog({ title: 'Mine' });
    await updateBlog({ ...blog, title: 'Theirs' });
    const late = updateBlog({ ...blog, title: 'Mine, late' });
    await expect(late).rejects.toThrow(ConflictError);
    await expect(late).rejects.toMatchObject({ theirs: { title: 'Theirs', revision: 2 } });
  });

  it('reports a conflict without naming anyone, because both changes might come from the same account', async () => {
    const blog = await savedBlog();
    await updateBlog({ ...blog, title: 'Changed' });
    const late = () => updateBlog({ ...blog, title: 'Late' });
    await expect(late()).rejects.toThrow('This record was changed after it was loaded.');
    await deleteBlog(blog.id, 2);
    await expect(late()).rejects.toThrow('This record was deleted after it was loaded.');
  });

  it(
    `accepts exactly one of two concurrent saves, in ${ROUNDS} rounds`,
    async () => {
      let blog = await savedBlog();
      for (let round = 0; round < ROUNDS; round++) {
        const saves = [
          updateBlog({ ...blog, title: `a${round}` }),
          updateBlog({ ...blog, title: `b${round}` }),
        ];
        const outcomes = await Promise.allSettled(saves);
        expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
        const lost = outcomes.find((outcome) => outcome.status === 'rejected');
        expect(lost?.reason).toBeInstanceOf(ConflictError);
        const kept = await getBlog(blog.id);
        expect(kept?.title).toMatch(outcomes[0]?.status === 'fulfilled' ? /^a/ : /^b/);
        blog = kept ?? blog;
      }
      expect(blog.revision).toBe(ROUNDS + 1);
      expect(await getHistory('Blog', blog.id)).toHaveLength(ROUNDS);
    },
    60_000 + ROUNDS * 500,
  );

  it('keeps the time of the first publication', async () => {
    const blog = await savedBlog({ published: true });
    const first = (await getBlog(blog.id))?.publishedAt;
    await updateBlog({ ...blog, published: false });
    await updateBlog({ ...blog, published: true, revision: 2 });
    expect(first).toBeInstanceOf(Date);
    expect((await getBlog(blog.id))?.publishedAt).toEqual(first);
  });

  it('accepts a record that predates revisions', async () => {
    const path = `${backend.origin}/v1/projects/demo-purvia/databases/(default)/documents/Blog/of-old`;
    const fields = { title: { stringValue: 'Old' }, published: { booleanValue: true } };
    const headers = { authorization: `Bearer ${backend.ownerToken}` };
    await fetch(path, { method: 'PATCH', headers, body: JSON.stringify({ fields }) });
    const old = await getBlog('of-old');
    expect(old).toMatchObject({ revision: 0, published: true });
    expect(old && (await updateBlog(old))).toBe(1);
  });

  it('rejects a record with an invalid link', async () => {
    await expect(updateBlog(aBlog({ link: 'javascript:alert(1)' }))).rejects.toThrow(/Link/);
  });
});

describe('deleting', () => {
  it('leaves a tombstone with the last state', async () => {
    const blog = await savedBlog({ title: 'Gone' });
    await deleteBlog(blog.id, blog.revision);
    expect(await getBlog(blog.id)).toBeNull();
    expect(await stored('Trash', `Blog_${blog.id}`)).toMatchObject({
      revision: 1,
      record: { title: 'Gone' },
    });
  });

  it('fails if the record has changed since it was loaded', async () => {
    const blog = await savedBlog();
    await updateBlog({ ...blog, title: 'Changed' });
    await expect(deleteBlog(blog.id, blog.revision)).rejects.toThrow(ConflictError);
    expect(await getBlog(blog.id)).not.toBeNull();
  });
});

describe('history', () => {
  it('lists the earlier states, newest first, with the time and author of their replacement', async () => {
    const blog = await savedBlog({ title: 'One' });
    await updateBlog({ ...blog, title: 'Two' });
    await updateBlog({ ...blog, title: 'Three', revision: 2 });
    const history = await getHistory('Blog', blog.id);
    expect(history.map(({ revision, record }) => [revision, record.title])).toEqual([
      [2, 'Two'],
      [1, 'One'],
    ]);
    expect(history[0]).toMatchObject({
      replacedAt: expect.any(Date),
      replacedBy: expect.stringMatching(/./),
    });
  });

  it('identifies a writer by id, and stores the email address outside the record', async () => {
    const blog = await savedBlog();
    const { updatedBy = '' } = (await getBlog(blog.id)) ?? {};
    expect((await getStaff()).get(updatedBy)).toBe(backend.firstAdministrator?.email);
    expect(JSON.stringify(await stored('Blog', blog.id))).not.toContain('@');
  });

  it('restores a deleted record as a draft at the next revision', async () => {
    const blog = await savedBlog({ title: 'Deleted by mistake', published: true });
    const published = await getBlog(blog.id);
    await deleteBlog(blog.id, 1);
    expect((await getDeleted()).map(({ id }) => id)).toContain(blog.id);
    expect(await restoreRecord('Blog', blog.id)).toBe(2);
    expect(await getBlog(blog.id)).toMatchObject({
      title: 'Deleted by mistake',
      published: false,
      revision: 2,
      publishedAt: published?.publishedAt,
    });
    expect((await getDeleted()).map(({ id }) => id)).not.toContain(blog.id);
  });

  it('restores a scheduled record as an unscheduled draft', async () => {
    for (const publishAt of [new Date('2020-01-01'), new Date('2100-01-01')]) {
      const blog = await savedBlog({ publishAt });
      await deleteBlog(blog.id, 1);
      await restoreRecord('Blog', blog.id);
      expect(await getBlog(blog.id)).toMatchObject({ published: false, publishAt: null });
    }
  });

  it('continues the revision numbers when a restored record is saved, deleted and restored again', async () => {
    const blog = await savedBlog();
    await deleteBlog(blog.id, 1);
    await restoreRecord('Blog', blog.id);
    expect(await updateBlog({ ...blog, revision: 2 })).toBe(3);
    await deleteBlog(blog.id, 3);
    expect(await restoreRecord('Blog', blog.id)).toBe(4);
  });

  it('reports whether a deleted record can be restored or only purged', async () => {
    const blog = await savedBlog();
    expect(await deletionOf('Blog', blog.id)).toBeNull();
    await deleteBlog(blog.id, 1);
    expect(await deletionOf('Blog', blog.id)).toEqual({ title: blog.title, deletion: 'restorable' });
    const deletedAt = new Date(Date.now() - TRASH_RETENTION);
    const tombstone = { collection: 'Blog', id: blog.id, revision: 1, deletedAt };
    await commitAsOwner(backend, [setDocument('Trash', `Blog_${blog.id}`, tombstone)]);
    expect(await deletionOf('Blog', blog.id)).toMatchObject({ deletion: 'overdue' });
  });

  it('leaves a record as it is if a colleague has already restored it', async () => {
    const blog = await savedBlog();
    await deleteBlog(blog.id, 1);
    await restoreRecord('Blog', blog.id);
    await updateBlog({ ...blog, title: 'Edited by a colleague', revision: 2 });
    expect(await restoreRecord('Blog', blog.id)).toBeNull();
    expect(await getBlog(blog.id)).toMatchObject({ title: 'Edited by a colleague', revision: 3 });
  });

  it('rejects the restoration of a record that was never deleted', async () => {
    await expect(restoreRecord('Blog', 'never')).rejects.toThrow('Doc does not exist.');
  });
});

describe('the footprint', () => {
  it('does not exist before it is saved', async () => {
    await expect(getFootprint('published')).rejects.toThrow('Doc does not exist.');
  });

  it('is published separately from its draft', async () => {
    const draft = { ...emptyRecord('GlobalFootprint', 'draft'), patients: '71M' };
    await updateFootprint(draft, false);
    await updateFootprint({ ...draft, patients: '72M' }, true);
    expect((await getFootprint('draft')).patients).toBe('71M');
    expect((await getFootprint('published')).patients).toBe('72M');
  });
});

describe('a signed-out visitor', () => {
  beforeAll(async () => {
    await updateMedia(aMention({ title: 'draft' }));
    await updateMedia(aMention({ title: 'published', published: true }));
    await updateMedia(aMention({ title: 'due', publishAt: new Date('2020-01-01') }));
    await updateMedia(aMention({ title: 'scheduled', publishAt: new Date('2100-01-01') }));
    await signOutUser();
  });

  afterAll(asAdministrator);

  it('can list published and due records', async () => {
    expect((await getMedias(false)).map(({ title }) => title).toSorted()).toEqual(['due', 'published']);
  });

  it('cannot list drafts', async () => {
    await expect(getBlogs(true)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
