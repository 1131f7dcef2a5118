import { deletionApproval } from '@/lib/records/approvals';
import { deleteDraft, getDraft, saveDraft } from '@/lib/records/drafts';
import { deleteBlog, deleteLink, getBlog, updateBlog, updateLink } from '@/lib/records/facade';
import { pdfPath } from '@/lib/records/file-address';
import { imagePath, storeFile } from '@/lib/records/files';
import { earlierVersions } from '@/lib/records/link-versions';
import { restoreRecord } from '@/lib/records/restores';
import { dropWork, ownKey, putWork } from '@/lib/records/work';
import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { commitAsOwner, deleteDocument, setDocument } from '@/lib/testing/owner-writes';
import { aBlog, aPdfLink } from '@/lib/testing/records';
import type { Connection } from './connection';
import { readAll } from './documents';
import { listFiles } from './files';
import { planPurge, purge } from './purge';
import { connectionTo } from './testing';

const DAY = 86_400_000;

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let connection: Connection;

const inDays = (days: number) => Date.now() + days * DAY;
const png = (text: string) => new File([text], 'a.png', { type: 'image/png' });

async function storedImage(id: string, digit: string): Promise<string> {
  const path = imagePath(id, digit.repeat(64));
  await storeFile(path, png(digit));
  return path;
}

async function savedBlog(digit: string) {
  const blog = aBlog();
  const image = await storedImage(blog.id, digit);
  return { ...blog, image, revision: await updateBlog({ ...blog, image }) };
}

const filesNow = async () => (await listFiles(connection, 'images')).map(({ name }) => name);

beforeAll(async () => {
  backend = await startTestBackend();
  connection = connectionTo(backend);
  await signInFirstAdministrator(backend);
});

afterAll(() => backend.close());

describe('a purge', () => {
  it('keeps a deleted record for 30 days, then removes it with its image', async () => {
    const blog = await savedBlog('a');
    await deleteBlog(blog.id, blog.revision);
    expect((await planPurge(connection, inDays(29))).tombstones).toHaveLength(0);
    expect((await planPurge(connection, inDays(29))).files).toEqual([]);

    const plan = await planPurge(connection, inDays(31));
    expect(plan.tombstones.map(({ tombstone }) => tombstone.path)).toEqual([`Trash/Blog_${blog.id}`]);
    expect(plan.files).toEqual([blog.image]);
    await purge(connection, plan);
    expect(await filesNow()).not.toContain(blog.image);
    await expect(restoreRecord('Blog', blog.id)).rejects.toThrow('Doc does not exist.');
  });

  it('keeps images that a record or its history uses', async () => {
    const blog = await savedBlog('b');
    const image = await storedImage(blog.id, 'c');
    await updateBlog({ ...blog, image });
    expect((await planPurge(connection, inDays(400))).files).toEqual([]);
  });

  it('removes an unreferenced file after a day', async () => {
    const image = await storedImage('never-saved', 'd');
    expect((await planPurge(connection, inDays(0.9))).files).toEqual([]);
    expect((await planPurge(connection, inDays(1.1))).files).toEqual([image]);
    await purge(connection, await planPurge(connection, inDays(1.1)));
    expect(await filesNow()).not.toContain(image);
  });

  it("keeps an article's images, and removes them and its texts with the deleted record", async () => {
    const blog = await savedBlog('7');
    const image = await storedImage('in-an-article', '8');
    const text = `Before ![A bag](/files/${image}#640x400) after`;
    const revision = await updateBlog({ ...blog, text });
    expect((await planPurge(connection, inDays(400))).files).toEqual([]);
    await deleteBlog(blog.id, revision);
    await purge(connection, await planPurge(connection, inDays(31)));
    expect(await filesNow()).not.toContain(image);
    expect(await readAll(connection, 'bodies', true)).toEqual([]);
  });

  it('keeps files that unsaved work refers to', async () => {
    const image = await storedImage('being-edited', '4');
    const pdf = aPdfLink({ id: 'typed.pdf', link: 'pdfs/typed.pdf', sha256: '9'.repeat(64) });
    await storeFile(pdfPath(pdf), new File(['8'], 'typed.pdf', { type: 'application/pdf' }));
    const picture = ownKey('Blog', 'being-edited', 'tab');
    const file = ownKey('Link', 'typed.pdf', 'tab');
    await putWork(picture, { loaded: 0, title: '', values: { image } }, 1);
    await putWork(file, { loaded: 0, title: '', values: { sha256: pdf.sha256 } }, 1);
    expect((await planPurge(connection, inDays(400))).files).toEqual([]);

    await dropWork(picture, 1);
    await dropWork(file, 1);
    const plan = await planPurge(connection, inDays(400));
    expect(plan.files.toSorted()).toEqual([image, pdfPath(pdf)]);
    await purge(connection, plan);
  });

  it('keeps files that a shared draft refers to', async () => {
    const image = await storedImage('in-a-draft', '5');
    const blog = aBlog({ image });
    const revision = await saveDraft('Blog', blog, 0);
    expect((await planPurge(connection, inDays(400))).files).toEqual([]);
    await deleteDraft({ collection: 'Blog', id: blog.id, revision });
    const plan = await planPurge(connection, inDays(400));
    expect(plan.files).toEqual([image]);
    await purge(connection, plan);
  });

  it('keeps the shared draft of a deleted record, and removes it with the record', async () => {
    const blog = await savedBlog('6');
    const image = await storedImage('in-a-kept-draft', '2');
    await saveDraft('Blog', { ...blog, image }, 0);
    await deleteBlog(blog.id, blog.revision);
    expect((await planPurge(connection, inDays(29))).files).toEqual([]);
    const plan = await planPurge(connection, inDays(31));
    expect(plan.files.toSorted()).toEqual([blog.image, image].toSorted());
    await purge(connection, plan);
    expect(await getDraft('Blog', blog.id)).toBeNull();
  });

  it('keeps PDFs that a link or its history uses, and removes the others', async () => {
    const id = 'guide.pdf';
    const stored = async (digit: string) => {
      const link = aPdfLink({ id, link: `pdfs/${id}`, sha256: digit.repeat(64) });
      await storeFile(pdfPath(link), new File([digit], id, { type: 'application/pdf' }));
      return link;
    };
    const first = await stored('1');
    const second = await stored('2');
    const abandoned = await stored('3');
    await updateLink(first);
    await updateLink({ ...second, revision: 1 });
    expect((await planPurge(connection, inDays(400))).files).toEqual([pdfPath(abandoned)]);

    await deleteLink(id, 2);
    expect((await planPurge(connection, inDays(29))).files).toEqual([pdfPath(abandoned)]);
    await purge(connection, await planPurge(connection, inDays(31)));
    expect(await listFiles(connection, 'pdfs')).toEqual([]);
  });

  it.each(['instructions', 'safety'])(
    'keeps every version of a document of the kind %s, even after its kind changes and it is deleted',
    async (kind) => {
      const id = `${kind}-kept.pdf`;
      const stored = async (digit: string, kindNow: string) => {
        const link = aPdfLink({ id, link: `pdfs/${id}`, sha256: digit.repeat(64), kind: kindNow });
        await storeFile(pdfPath(link), new File([digit], id, { type: 'application/pdf' }));
        return link;
      };
      const [first, second, third] = [
        await stored('1', kind),
        await stored('2', kind),
        await stored('3', ''),
      ];
      await updateLink(first);
      await updateLink({ ...second, revision: 1 });
      await updateLink({ ...third, revision: 2 });
      await deleteLink(id, 3);
      const own = [first, second, third].map(pdfPath);
      const plan = await planPurge(connection, inDays(4_000));
      expect(plan.tombstones.map(({ tombstone }) => tombstone.path)).not.toContain(`Trash/Link_${id}`);
      expect(plan.files.filter((file) => own.includes(file))).toEqual([]);
      await purge(connection, plan);
      const files = (await listFiles(connection, 'pdfs')).map(({ name }) => name);
      expect(own.filter((file) => !files.includes(file))).toEqual([]);
      await restoreRecord('Link', id);
    },
  );

  it('keeps more than 200 versions of instructions, which visitors can still read', async () => {
    const id = 'long.pdf';
    const version = (revision: number) =>
      aPdfLink({
        ...{ id, link: `pdfs/${id}`, kind: 'instructions', listed: true, revision },
        ...{ change: `Note ${revision}`, sha256: revision.toString(16).padStart(64, '0') },
      });
    await commitAsOwner(backend, [
      setDocument('Link', id, version(203)),
      ...Array.from({ length: 202 }, (_, index) =>
        setDocument(`Link/${id}/history`, String(index + 1), { record: version(index + 1) }),
      ),
    ]);
    const [first, latest] = [version(1), version(204)];
    for (const { sha256 } of [first, latest])
      await storeFile(pdfPath({ ...first, sha256 }), new File([sha256], id, { type: 'application/pdf' }));
    const revision = await updateLink({ ...latest, revision: 203 });
    const plan = await planPurge(connection, inDays(4_000));
    expect(plan.files.filter((file) => file.includes(id))).toEqual([]);
    await purge(connection, plan);
    const versions = await earlierVersions({ ...latest, revision });
    expect(versions.map(({ link }) => link.change)).toEqual(
      Array.from({ length: 203 }, (_, index) => `Note ${203 - index}`),
    );
    const files = (await listFiles(connection, 'pdfs')).map(({ name }) => name);
    expect(files).toEqual(expect.arrayContaining([pdfPath(first), pdfPath(latest)]));
  });

  it('purges instructions that are deleted after the day until which they are kept', async () => {
    const link = aPdfLink({ id: 'old.pdf', link: 'pdfs/old.pdf', kind: 'instructions', listed: true });
    await updateLink({ ...link, retainUntil: '2020-01-01' });
    await deleteLink(link.id, 1);
    const plan = await planPurge(connection, inDays(31));
    expect(plan.tombstones.map(({ tombstone }) => tombstone.path)).toContain('Trash/Link_old.pdf');
    await purge(connection, plan);
  });

  it('keeps a record that was published in an emergency', async () => {
    const blog = await savedBlog('f');
    const approval = { authors: ['somebody'], note: '', by: 'somebody', at: new Date() };
    await commitAsOwner(backend, [
      setDocument(`Blog/${blog.id}/approvals`, '1', { ...approval, reason: 'A recall.' }),
    ]);
    await deleteBlog(blog.id, blog.revision);
    const plan = await planPurge(connection, inDays(4_000));
    expect(plan.tombstones.map(({ tombstone }) => tombstone.path)).not.toContain(`Trash/Blog_${blog.id}`);
    await commitAsOwner(backend, [deleteDocument(`Blog/${blog.id}/approvals`, '1')]);
    await purge(connection, await planPurge(connection, inDays(4_000)));
  });

  it('deletes a record of which only the deletion was approved', async () => {
    const blog = await savedBlog('e');
    const approval = { authors: ['somebody'], note: '', reason: '', by: 'somebody else', at: new Date() };
    await commitAsOwner(backend, [
      setDocument('Settings', 'approval', { kinds: ['Blog'], publishers: [], revision: 1 }),
      setDocument(`Blog/${blog.id}/approvals`, deletionApproval(blog.revision), approval),
    ]);
    await deleteBlog(blog.id, blog.revision);
    const plan = await planPurge(connection, inDays(31));
    expect(plan.tombstones.map(({ tombstone }) => tombstone.path)).toEqual([`Trash/Blog_${blog.id}`]);
    await purge(connection, plan);
    await commitAsOwner(backend, [deleteDocument('Settings', 'approval')]);
  });

  it('keeps an approved record for as long as its kind needs approval', async () => {
    const blog = await savedBlog('9');
    const approval = { authors: ['somebody'], note: '', reason: '', by: 'somebody else', at: new Date() };
    await commitAsOwner(backend, [
      setDocument('Settings', 'approval', { kinds: ['Media', 'Blog'], publishers: [], revision: 1 }),
      setDocument(`Blog/${blog.id}/approvals`, '1', approval),
    ]);
    await deleteBlog(blog.id, blog.revision);
    expect(await planPurge(connection, inDays(4_000))).toEqual({ tombstones: [], files: [] });

    await commitAsOwner(backend, [deleteDocument('Settings', 'approval')]);
    const plan = await planPurge(connection, inDays(31));
    expect(plan.files).toEqual([blog.image]);
    await purge(connection, plan);
    expect(await readAll(connection, 'approvals', true)).toEqual([]);
  });

  it('lets a new record reuse the name of a purged one and be saved again', async () => {
    const link = aPdfLink({ id: 'again.pdf', link: 'pdfs/again.pdf' });
    const first = await updateLink(link);
    await updateLink({ ...link, revision: first });
    await deleteLink(link.id, 2);
    await purge(connection, await planPurge(connection, inDays(31)));
    expect(await updateLink(link)).toBe(1);
    expect(await updateLink({ ...link, revision: 1 })).toBe(2);
  });

  it('keeps a file if a record begins to refer to it after planning', async () => {
    const [chosen, other] = [await storedImage('chosen-again', 'f'), await storedImage('never-saved', '0')];
    const plan = await planPurge(connection, inDays(2));
    expect(plan.files.toSorted()).toEqual([chosen, other].toSorted());
    await updateBlog({ ...aBlog(), image: chosen });
    expect(await purge(connection, plan)).toBe(1);
    expect(await filesNow()).toContain(chosen);
    expect(await filesNow()).not.toContain(other);
  });

  it('fails, and keeps the record, if it is restored after planning', async () => {
    const blog = await savedBlog('e');
    await deleteBlog(blog.id, blog.revision);
    const plan = await planPurge(connection, inDays(31));
    await restoreRecord('Blog', blog.id);
    await expect(purge(connection, plan)).rejects.toThrow(
      / failed: the embedded backend returned status 4\d\d/,
    );
    expect(await getBlog(blog.id)).not.toBeNull();
    expect(await filesNow()).toContain(blog.image);
  });
});
