import { createHash } from 'node:crypto';
import { signOutUser } from '@/lib/firebase/auth';
import { doc, firestore, getDoc, runTransaction } from '@/lib/firebase/firestore';
import type { Blog } from '@/lib/model/records';
import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { commitAsOwner, deleteDocument } from '@/lib/testing/owner-writes';
import { aBlog } from '@/lib/testing/records';
import { MissingTextError, readBody, withText } from './bodies';
import { ConflictError, SlugTakenError, UnreadConflictError } from './errors';
import { getBlog, getBlogs, updateBlog } from './facade';
import { getHistory, getPresent } from './history';
import { operationsOf } from './operations';

let backend: Awaited<ReturnType<typeof startTestBackend>>;

beforeAll(async () => {
  backend = await startTestBackend();
  await signInFirstAdministrator(backend);
});

afterAll(() => backend.close());

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

async function saved(fields: Partial<Blog> = {}): Promise<Blog> {
  const blog = aBlog(fields);
  await updateBlog(blog);
  return (await getPresent('Blog', blog.id)) ?? blog;
}

const holderOf = async (slug: string) => (await getDoc(doc(firestore(), 'Slugs', slug))).data()?.id;

describe('the text of an article', () => {
  it('is stored in a separate document that its record refers to', async () => {
    const blog = await saved({ text: '# Heading\n\nText' });
    expect(blog).toMatchObject({ text: '# Heading\n\nText', body: hashOf('# Heading\n\nText') });
    expect(await getBlog(blog.id)).toMatchObject({ text: '', body: blog.body });
  });

  it('is kept when a record read from a list, without its text, is saved', async () => {
    const blog = await saved({ text: 'Kept' });
    const listed = (await getBlogs(true)).find(({ id }) => id === blog.id);
    await updateBlog({ ...(listed ?? blog), published: true });
    expect(await getPresent('Blog', blog.id)).toMatchObject({ text: 'Kept', published: true });
  });

  it('is removed when an editor empties it', async () => {
    const blog = await saved({ text: 'Gone soon' });
    await updateBlog({ ...blog, text: '', body: '' });
    expect(await getPresent('Blog', blog.id)).toMatchObject({ text: '', body: '' });
  });

  it('is included in an earlier state, which can be saved again', async () => {
    const blog = await saved({ text: 'First' });
    await updateBlog({ ...blog, text: 'Second', body: '' });
    const [earlier] = await getHistory('Blog', blog.id);
    expect(earlier?.record).toMatchObject({ text: 'First', body: hashOf('First') });
    const { revision: _, ...first } = earlier?.record ?? blog;
    await updateBlog({ ...first, revision: 2 });
    expect(await getPresent('Blog', blog.id)).toMatchObject({ text: 'First', revision: 3 });
  });

  it("is included in the colleague's record in a conflict", async () => {
    const blog = await saved({ text: 'Base' });
    await updateBlog({ ...blog, text: 'Theirs', body: '' });
    const late = updateBlog({ ...blog, text: 'Mine', body: '' });
    await expect(late).rejects.toThrow(ConflictError);
    await expect(late).rejects.toMatchObject({ theirs: { text: 'Theirs' } });
  });

  it('causes UnreadConflictError in a conflict if it cannot be read', async () => {
    const blog = await saved({ text: 'Base' });
    await updateBlog({ ...blog, text: 'Theirs', body: '' });
    await commitAsOwner(backend, [deleteDocument(`Blog/${blog.id}/bodies`, hashOf('Theirs'))]);
    const late = updateBlog({ ...blog, text: 'Mine', body: '' });
    await expect(late).rejects.toThrow(UnreadConflictError);
    await expect(late).rejects.toMatchObject({ cause: expect.any(MissingTextError) });
    expect(await getBlog(blog.id)).toMatchObject({ revision: 2, body: hashOf('Theirs') });
  });

  it('is limited to 200,000 bytes', async () => {
    await expect(saved({ text: 'x'.repeat(200_000) })).resolves.toMatchObject({ revision: 1 });
    await expect(saved({ text: 'é'.repeat(100_001) })).rejects.toThrow(/200,000 bytes \(now 200,002\)/);
  });

  it('is rejected if it has too much formatting', async () => {
    await expect(saved({ text: '[a](/b) '.repeat(25_000) })).rejects.toThrow(/too much formatting/);
  });

  it('cannot be written without its record', async () => {
    const alone = runTransaction(firestore(), async (transaction) => {
      transaction.set(doc(firestore(), 'Blog', 'none', 'bodies', hashOf('x')), { text: 'x' });
    });
    await expect(alone).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('is public only while a public record refers to it', async () => {
    const blog = await saved({ text: 'Live', published: true });
    const draft = await saved({ text: 'Secret' });
    await updateBlog({ ...blog, text: 'Live now', body: '' });
    await signOutUser();
    try {
      await expect(readBody('Blog', blog.id, hashOf('Live now'))).resolves.toBe('Live now');
      await expect(readBody('Blog', blog.id, blog.body)).rejects.toMatchObject({ code: 'permission-denied' });
      await expect(withText('Blog', draft)).rejects.toMatchObject({ code: 'permission-denied' });
      await expect(holderOf(blog.slug)).rejects.toMatchObject({ code: 'permission-denied' });
    } finally {
      await signInFirstAdministrator(backend);
    }
  });
});

describe('the address of an article', () => {
  it('is made from the title, and ends in a number if the title is not unique', async () => {
    const first = await saved({ title: 'Same title', text: 'a' });
    const second = await saved({ title: 'Same title', text: 'b' });
    expect([first.slug, second.slug]).toEqual(['same-title', 'same-title-2']);
    expect(await holderOf('same-title-2')).toBe(second.id);
  });

  it('stays when the title changes, also if the form leaves it empty', async () => {
    const blog = await saved({ title: 'First title', text: 'a', published: true });
    await updateBlog({ ...blog, title: 'Second title' });
    await updateBlog({ ...blog, title: 'Third title', slug: '', revision: 2 });
    expect(await getBlog(blog.id)).toMatchObject({
      title: 'Third title',
      slug: 'first-title',
      formerSlugs: '',
    });
  });

  it('is returned by the save that creates it, and by a repeat of that save', async () => {
    const { save } = operationsOf('Blog');
    const blog = aBlog({ title: 'Returned title', text: 'a' });
    expect(await save(blog)).toEqual({ revision: 1, slug: 'returned-title' });
    expect(await save(blog)).toEqual({ revision: 1, slug: 'returned-title' });
  });

  it('is not created for a blog without an article', async () => {
    expect(await saved({ title: 'Only a card' })).toMatchObject({ slug: '', body: '' });
  });

  it('is rejected if another record has it', async () => {
    await saved({ slug: 'taken', text: 'a' });
    await expect(saved({ slug: 'taken', text: 'b' })).rejects.toThrow(SlugTakenError);
  });

  it('stays reserved after a change and is listed as a former address', async () => {
    const blog = await saved({ slug: 'before', text: 'a' });
    await updateBlog({ ...blog, slug: 'after' });
    expect(await getBlog(blog.id)).toMatchObject({ slug: 'after', formerSlugs: 'before' });
    await expect(saved({ slug: 'before', text: 'b' })).rejects.toThrow(SlugTakenError);
    await updateBlog({ ...blog, slug: 'before', revision: 2 });
    expect(await getBlog(blog.id)).toMatchObject({ slug: 'before', formerSlugs: 'after' });
  });

  it('goes to exactly one of two concurrent saves, in 8 rounds', async () => {
    for (let round = 0; round < 8; round++) {
      const slug = `race-${round}x`;
      const outcomes = await Promise.allSettled([saved({ slug, text: 'a' }), saved({ slug, text: 'b' })]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const lost = outcomes.find((outcome) => outcome.status === 'rejected');
      expect(lost?.reason).toBeInstanceOf(SlugTakenError);
    }
  });

  it.each(['2', '2-3', 'Upper', 'a--b', '-a', 'a/b', 'ä'])('cannot be %j', async (slug) => {
    await expect(saved({ slug, text: 'a' })).rejects.toThrow(/Article address/);
  });
});
