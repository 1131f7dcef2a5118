import { auth, signIn, type User } from '@/lib/firebase/auth';
import { doc, firestore, getDoc, serverTimestamp, setDoc } from '@/lib/firebase/firestore';
import type { Role } from '@/lib/model/people';
import type { Blog, PdfLink } from '@/lib/model/records';
import { startTestBackend } from '@/lib/testing/backend';
import { commitAsOwner, deleteDocument, setDocument } from '@/lib/testing/owner-writes';
import { aBlog, aFootprint, aPdfLink } from '@/lib/testing/records';
import { storedBytes } from '@/lib/testing/stored-files';
import { getApprovals } from './approvals';
import { deleteDraft, getDraft, saveDraft } from './drafts';
import {
  CancelledError,
  ChangedDraftError,
  ConflictError,
  GtinTakenError,
  TooFewPublishersError,
} from './errors';
import { deleteLink, getFootprint, getLink, updateFootprint } from './facade';
import { pdfPath } from './file-address';
import { sha256 } from './files';
import { getPresent } from './history';
import { operationsOf } from './operations';
import {
  askToDelete,
  askToPublish,
  countRequests,
  getRequests,
  getReturned,
  getUnasked,
  returnDraft,
} from './requests';
import { askToRestore, restoreApproved, restoreRecord } from './restores';
import { saveLink, shareLink } from './save-link';
import { getApprovalKinds, setApprovalKinds } from './settings';

let backend: Awaited<ReturnType<typeof startTestBackend>>;

/** Called if the response to the next transaction is lost. */
let mockLost: (() => void) | null = null;
jest.mock('@/lib/firebase/firestore', () => {
  const actual = jest.requireActual<typeof import('@/lib/firebase/firestore')>('@/lib/firebase/firestore');
  const runTransaction: typeof actual.runTransaction = async (...call) => {
    const result = await actual.runTransaction(...call);
    if (!mockLost) return result;
    mockLost();
    mockLost = null;
    throw new Error('The response was lost.');
  };
  return { ...actual, runTransaction };
});

const PASSWORD = 'a long password';
const { save } = operationsOf('Blog');

type Name = 'writer' | 'publisher' | 'second' | 'administrator';
const uids = new Map<Name, string>();

async function createPerson(name: Name, role: Role) {
  const path = '/identitytoolkit.googleapis.com/v1/projects/demo-purvia/accounts';
  const email = `${name}@purvia.example`;
  const response = await fetch(`${backend.origin}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${backend.ownerToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, emailVerified: true }),
  });
  const { localId } = await response.json();
  const person = { email, role, active: true, since: new Date(), by: 'owner', revision: 1 };
  await commitAsOwner(backend, [setDocument('People', localId, person)]);
  uids.set(name, localId);
}

const sessions = new Map<Name, User | null>();

/** Signs in the first time, and then resumes the session, because checking a password is slow. */
async function as(name: Name) {
  const session = sessions.get(name);
  await (session ? auth().updateCurrentUser(session) : signIn(`${name}@purvia.example`, PASSWORD));
  sessions.set(name, auth().currentUser);
}

/** Sets the kinds that need a second person. */
const requireApproval = async (kinds: string[]) =>
  commitAsOwner(backend, [
    kinds.length > 0
      ? setDocument('Settings', 'approval', { kinds, publishers: [], revision: 1 })
      : deleteDocument('Settings', 'approval'),
  ]);

beforeAll(async () => {
  backend = await startTestBackend();
  await createPerson('writer', 'writer');
  await createPerson('publisher', 'publisher');
  await createPerson('second', 'publisher');
  await createPerson('administrator', 'administrator');
});

afterAll(() => backend.close());

async function liveBlog(fields: Partial<Blog> = {}): Promise<Blog> {
  await as('publisher');
  const blog = aBlog({ title: 'Live', published: true, ...fields });
  await save(blog);
  return (await getPresent('Blog', blog.id)) ?? blog;
}

/** Saves a draft of a live blog, and asks for its publication. */
async function asked(by: Name, fields: Partial<Blog> = { title: 'Next' }, live?: Blog) {
  const blog = live ?? (await liveBlog());
  await as(by);
  const next = { ...blog, ...fields };
  const revision = await saveDraft('Blog', next, 0);
  const draft = { collection: 'Blog' as const, id: blog.id, revision };
  await askToPublish(draft, 'Please check the figures.');
  return { ...draft, revision: revision + 1, record: next };
}

const approve = ({ record, ...draft }: Awaited<ReturnType<typeof asked>>, reason = '') =>
  save(record, undefined, undefined, { draft, approval: { reason } });

const refusal = { code: 'permission-denied' };

describe('a shared draft', () => {
  it('keeps the content and text of the next version, and leaves the live one as it is', async () => {
    const blog = await liveBlog({ text: 'The text.' });
    await as('writer');
    const publishAt = new Date('2099-01-01T00:00:00Z');
    await saveDraft('Blog', { ...blog, title: 'Next', text: 'The next text.', publishAt }, 0);
    expect(await getDraft('Blog', blog.id)).toMatchObject({
      record: { title: 'Next', text: 'The next text.', publishAt, published: true, revision: 1 },
      ...{ asked: false, authors: [uids.get('writer')], revision: 1 },
    });
    expect(await getPresent('Blog', blog.id)).toMatchObject({ title: 'Live', text: 'The text.' });
  });

  it('adds each author, and refuses to overwrite a version that was not loaded', async () => {
    const blog = await liveBlog();
    await as('writer');
    await saveDraft('Blog', { ...blog, title: 'One' }, 0);
    await as('publisher');
    await expect(saveDraft('Blog', { ...blog, title: 'Two' }, 0)).rejects.toThrow(ChangedDraftError);
    await saveDraft('Blog', { ...blog, title: 'Two' }, 1);
    const draft = await getDraft('Blog', blog.id);
    expect(draft?.authors).toEqual([uids.get('writer'), uids.get('publisher')]);
  });

  it('that a colleague saves again without a change keeps its authors', async () => {
    const publishAt = new Date('2099-01-01T00:00:00Z');
    const { record, ...draft } = await asked('writer', { title: 'Next', text: 'The next text.', publishAt });
    await as('publisher');
    await saveDraft('Blog', record, draft.revision);
    expect(await getDraft('Blog', draft.id)).toMatchObject({ asked: false, authors: [uids.get('writer')] });
  });

  it('is saved and its publication requested even if a response is lost, but never replaces another version', async () => {
    const blog = await liveBlog();
    await as('writer');
    mockLost = () => {};
    expect(await saveDraft('Blog', { ...blog, title: 'Next' }, 0)).toBe(1);
    mockLost = () => {};
    expect(await askToPublish({ collection: 'Blog', id: blog.id, revision: 1 }, 'Please.')).toBe(2);
    expect(await getDraft('Blog', blog.id)).toMatchObject({ revision: 2, asked: true, note: 'Please.' });
    await expect(saveDraft('Blog', { ...blog, title: 'From another tab' }, 1)).rejects.toThrow(
      ChangedDraftError,
    );
  });

  it('counts as saved if it is cancelled after it was written, and its response is lost', async () => {
    const blog = await liveBlog();
    await as('writer');
    const cancellation = new AbortController();
    mockLost = () => cancellation.abort(new CancelledError());
    expect(await saveDraft('Blog', blog, 0, { signal: cancellation.signal })).toBe(1);
    await expect(saveDraft('Blog', blog, 1, { signal: cancellation.signal })).rejects.toThrow(CancelledError);
  });

  it('stays as it was if its return or deletion, or that of its record, is cancelled', async () => {
    const draft = await asked('publisher');
    const signal = AbortSignal.abort(new CancelledError());
    await expect(returnDraft(draft, 'Wrong.', signal)).rejects.toThrow(CancelledError);
    await expect(deleteDraft(draft, signal)).rejects.toThrow(CancelledError);
    await expect(operationsOf('Blog').remove(draft.id, 1, signal)).rejects.toThrow(CancelledError);
    expect(await getPresent('Blog', draft.id)).not.toBeNull();
    expect(await getDraft('Blog', draft.id)).toMatchObject({ asked: true, revision: draft.revision });
  });

  it('is not withdrawn in place of a version that its author saved in another tab', async () => {
    const blog = await liveBlog();
    await as('writer');
    const draft = { collection: 'Blog' as const, id: blog.id };
    const revision = await askToPublish({ ...draft, revision: await saveDraft('Blog', blog, 0) }, '');
    await saveDraft('Blog', { ...blog, title: 'From another tab' }, revision);
    await expect(returnDraft({ ...draft, revision }, '')).rejects.toThrow(ChangedDraftError);
  });

  it('can be deleted by staff', async () => {
    const blog = await liveBlog();
    await as('writer');
    const revision = await saveDraft('Blog', { ...blog, title: 'Next' }, 0);
    await deleteDraft({ collection: 'Blog', id: blog.id, revision });
    expect(await getDraft('Blog', blog.id)).toBeNull();
  });

  it('is not merged into the form of a publisher who approves it after its author has replaced it', async () => {
    await as('writer');
    const first = aBlog();
    const blog = { ...first, ...(await save(first)) };
    const draft = await asked('writer', { title: 'Next' }, blog);
    await save({ ...blog, title: 'Instead' }, undefined, undefined, { draft });
    await as('publisher');
    await expect(approve(draft)).rejects.toThrow(ChangedDraftError);
  });

  it('can ask for a record to be unpublished, which ends it without an approval', async () => {
    const { record, ...draft } = await asked('writer', { published: false });
    await as('publisher');
    await save(record, undefined, undefined, { draft });
    expect(await getPresent('Blog', draft.id)).toMatchObject({ published: false, revision: 2 });
    expect(await getDraft('Blog', draft.id)).toBeNull();
  });

  it('cannot be written with the text of another hash, another author, or a request in the same write', async () => {
    const blog = await liveBlog();
    await as('writer');
    await saveDraft('Blog', { ...blog, title: 'Next' }, 0);
    const reference = doc(firestore(), 'Drafts', `Blog_${blog.id}`);
    const stored = (await getDoc(reference)).data() ?? {};
    const next = { ...stored, authors: [uids.get('writer')], revision: 2, at: serverTimestamp() };
    await setDoc(reference, next);
    const later = { ...next, revision: 3 };
    const changes = [
      { text: 'Another text.', asked: false },
      { authors: [uids.get('publisher')] },
      { authors: [uids.get('writer'), uids.get('second')], content: { ...stored.content, title: 'Changed' } },
      { content: { ...stored.content, title: 'Changed' }, asked: true },
    ];
    for (const change of changes) {
      await expect(setDoc(reference, { ...later, ...change })).rejects.toMatchObject(refusal);
    }
  });
});

describe('a request', () => {
  it('is listed and counted until it is returned with a note', async () => {
    const draft = await asked('writer');
    expect((await getRequests()).map(({ id }) => id)).toContain(draft.id);
    const count = await countRequests();
    await as('publisher');
    await returnDraft(draft, 'The figures are old.');
    expect(await countRequests()).toBe(count - 1);
    const returned = { asked: false, note: 'The figures are old.', noteBy: uids.get('publisher') };
    expect(await getDraft('Blog', draft.id)).toMatchObject(returned);
    expect(await getReturned()).toEqual([]);
    await as('writer');
    expect(await getReturned()).toMatchObject([{ id: draft.id }]);
  });

  it('of a record that was never saved can still be found after its author withdraws it', async () => {
    const draft = await asked('writer', {}, aBlog({ title: 'New', published: true }));
    const listed = async () => (await getUnasked()).map(({ id }) => id);
    expect(await listed()).not.toContain(draft.id);
    await returnDraft(draft, '');
    expect(await listed()).toContain(draft.id);
  });

  it('is withdrawn by a deletion, which keeps the draft out of all lists until the record is restored', async () => {
    const draft = await asked('writer', { title: 'Next', text: 'The next text.' });
    const count = await countRequests();
    const isListed = async () =>
      [...(await getUnasked()), ...(await getReturned())].some(({ id }) => id === draft.id);
    await as('publisher');
    await operationsOf('Blog').remove(draft.id, 1);
    expect(await countRequests()).toBe(count - 1);
    const kept = { asked: false, note: '', record: { title: 'Next', text: 'The next text.' } };
    expect(await getDraft('Blog', draft.id)).toMatchObject({ ...kept, authors: [uids.get('writer')] });
    expect(await isListed()).toBe(false);

    await as('writer');
    const latest = { ...draft, revision: draft.revision + 1 };
    const deleted = { name: 'ConflictError', theirs: null };
    await expect(askToPublish(latest, '')).rejects.toMatchObject(deleted);
    await expect(saveDraft('Blog', draft.record, latest.revision)).rejects.toMatchObject(deleted);

    expect(await restoreRecord('Blog', draft.id)).toBe(2);
    expect(await getDraft('Blog', draft.id)).toMatchObject(kept);
    expect(await isListed()).toBe(true);
  });

  it('that was returned stays out of its author’s list while the record is deleted', async () => {
    const draft = await asked('writer');
    await as('publisher');
    await returnDraft(draft, 'The figures are old.');
    await operationsOf('Blog').remove(draft.id, 1);
    await as('writer');
    const returned = async () => (await getReturned()).some(({ id }) => id === draft.id);
    expect(await returned()).toBe(false);
    await restoreRecord('Blog', draft.id);
    expect(await returned()).toBe(true);
  });

  it('is withdrawn by a change to the draft', async () => {
    const draft = await asked('writer');
    await saveDraft('Blog', { ...draft.record, title: 'Changed' }, draft.revision);
    expect(await getDraft('Blog', draft.id)).toMatchObject({ asked: false });
    await as('publisher');
    await expect(approve(draft)).rejects.toThrow(ChangedDraftError);
    await expect(approve({ ...draft, revision: draft.revision + 1 })).rejects.toMatchObject(refusal);
  });

  it('goes live when a publisher approves it, which ends the draft and is kept', async () => {
    const draft = await asked('writer', { title: 'Next', text: 'The next text.' });
    await as('publisher');
    const { revision } = await approve(draft);
    const { id } = draft;
    expect(await getPresent('Blog', id)).toMatchObject({ title: 'Next', text: 'The next text.', revision });
    expect(await getDraft('Blog', id)).toBeNull();
    const approval = await getDoc(doc(firestore(), 'Blog', id, 'approvals', String(revision)));
    expect(approval.data()).toMatchObject({
      ...{ authors: [uids.get('writer')], note: 'Please check the figures.', reason: '' },
      by: uids.get('publisher'),
    });
  });

  describe('to delete a record', () => {
    /** Asks for the deletion of a live blog. */
    async function askedToDelete(by: Name) {
      const blog = await liveBlog();
      await as(by);
      const draft = { collection: 'Blog' as const, id: blog.id, revision: await saveDraft('Blog', blog, 0) };
      await askToDelete(draft, 'A duplicate.');
      return { ...draft, revision: draft.revision + 1, record: blog };
    }
    const { remove } = operationsOf('Blog');
    const approvalOf = async (id: string) => (await getApprovals('Blog', id)).get('1-deletion');

    it('is listed, counted and returned like any other', async () => {
      const draft = await askedToDelete('writer');
      const count = await countRequests();
      expect((await getRequests()).find(({ id }) => id === draft.id)).toMatchObject({ asked: 'deletion' });
      await as('publisher');
      await returnDraft(draft, 'It is still needed.');
      expect(await countRequests()).toBe(count - 1);
      expect(await getPresent('Blog', draft.id)).not.toBeNull();
    });

    it('is approved by the deletion, which ends the draft and is kept', async () => {
      const { id } = await askedToDelete('writer');
      await as('publisher');
      await remove(id, 1);
      expect(await getPresent('Blog', id)).toBeNull();
      expect(await getDraft('Blog', id)).toBeNull();
      const given = { by: uids.get('publisher'), authors: [uids.get('writer')], reason: '' };
      expect(await approvalOf(id)).toEqual(given);
      await restoreRecord('Blog', id);
      expect(await approvalOf(id)).toEqual(given);
    });

    it('cannot be approved once it is withdrawn', async () => {
      const draft = await askedToDelete('writer');
      await deleteDraft(draft);
      await as('publisher');
      await expect(remove(draft.id, 1, undefined, draft)).rejects.toThrow(ChangedDraftError);
      expect(await getPresent('Blog', draft.id)).not.toBeNull();
    });

    it('cannot be approved by a writer, or as a request to publish', async () => {
      const draft = await askedToDelete('publisher');
      await as('writer');
      await expect(remove(draft.id, 1)).rejects.toMatchObject(refusal);
      await as('second');
      await expect(approve(draft)).rejects.toMatchObject(refusal);
    });

    it('is withdrawn by its own author’s deletion, and by that of a later version, without an approval', async () => {
      const own = await askedToDelete('publisher');
      await remove(own.id, 1);
      expect(await approvalOf(own.id)).toBeUndefined();
      const old = await askedToDelete('writer');
      await as('publisher');
      await save({ ...old.record, title: 'Later' });
      await remove(old.id, 2);
      expect(await getDraft('Blog', old.id)).toMatchObject({ asked: false });
      expect(await getApprovals('Blog', old.id)).toEqual(new Map());
    });

    it('is withdrawn by a change to the draft', async () => {
      const draft = await askedToDelete('writer');
      await saveDraft('Blog', { ...draft.record, title: 'Changed' }, draft.revision);
      await as('publisher');
      await remove(draft.id, 1);
      expect(await getDraft('Blog', draft.id)).toMatchObject({ asked: false, record: { title: 'Changed' } });
      expect(await approvalOf(draft.id)).toBeUndefined();
    });
  });

  it('can be for a record that was never saved', async () => {
    const draft = await asked('writer', {}, aBlog({ title: 'New', published: true }));
    await as('publisher');
    expect(await approve(draft)).toMatchObject({ revision: 1 });
  });

  it('cannot be approved by a writer', async () => {
    const draft = await asked('publisher');
    await as('writer');
    await expect(approve(draft)).rejects.toMatchObject(refusal);
  });

  it('cannot be approved with other content', async () => {
    const draft = await asked('writer');
    await as('publisher');
    const other = { ...draft, record: { ...draft.record, title: 'Other' } };
    await expect(approve(other)).rejects.toMatchObject(refusal);
  });

  it('conflicts with a record that was saved since', async () => {
    const draft = await asked('writer');
    await as('publisher');
    const { title: _title, ...rest } = draft.record;
    await save({ ...rest, title: 'Newer' });
    await expect(approve(draft)).rejects.toThrow(ConflictError);
  });
});

describe('a PDF that needs a second person', () => {
  afterEach(() => requireApproval([]));

  async function withNewFile(link: PdfLink, text: string) {
    const file = new File([text], 'use.pdf', { type: 'application/pdf' });
    return { link: { ...link, sha256: await sha256(file), size: file.size }, file };
  }

  it('keeps its live file until somebody else approves the new one', async () => {
    await as('publisher');
    const first = await withNewFile(aPdfLink({ id: 'use.pdf', link: 'pdfs/use.pdf', listed: true }), 'first');
    const live = await saveLink(first.link, first.file, {});
    await requireApproval(['Link']);
    const next = await withNewFile({ ...live, edition: '2' }, 'second');
    await expect(saveLink(next.link, next.file, {})).rejects.toMatchObject(refusal);
    await as('writer');
    const stored = { collection: 'Link' as const, id: live.id };
    const shared = await shareLink(next.link, next.file, {}, 0);
    const draft = { ...stored, revision: await askToPublish({ ...stored, revision: shared }, '') };
    const approval = { draft, approval: { reason: '' } };
    await expect(saveLink(next.link, null, {}, approval)).rejects.toMatchObject(refusal);
    await as('publisher');
    expect(await getLink(live.id)).toMatchObject({ sha256: live.sha256, edition: '' });
    const reviewed = (await getDraft('Link', live.id))?.record ?? live;
    expect(await storedBytes(backend, pdfPath(reviewed))).toBe('second');
    const other = { ...reviewed, title: 'Other' };
    await expect(saveLink(other, null, {}, approval)).rejects.toMatchObject(refusal);
    await saveLink(reviewed, null, {}, approval);
    expect(await getLink(live.id)).toMatchObject({ sha256: next.link.sha256, edition: '2', revision: 2 });
    expect(await getDraft('Link', live.id)).toBeNull();
  });

  it('claims its GTIN only when it is approved', async () => {
    await requireApproval(['Link']);
    const gtin = '09506000134352';
    const relied = { kind: 'instructions', listed: true, document: 'approved', gtin };
    async function request(id: string, document: string) {
      await as('writer');
      const link = aPdfLink({ ...relied, id, link: `pdfs/${id}`, document });
      const stored = { collection: 'Link' as const, id };
      const revision = await askToPublish({ ...stored, revision: await shareLink(link, null, {}, 0) }, '');
      await as('publisher');
      return () => saveLink(link, null, {}, { draft: { ...stored, revision }, approval: { reason: '' } });
    }
    const claim = async () => (await getDoc(doc(firestore(), 'Gtins', `instructions-${gtin}`))).data();
    const other = await request('other.pdf', 'other');
    const first = await request('first.pdf', 'approved');
    expect(await claim()).toBeUndefined();
    await first();
    expect(await claim()).toEqual({ document: 'approved', id: 'first.pdf' });
    await expect(other()).rejects.toThrow(GtinTakenError);
    expect(await getDraft('Link', 'other.pdf')).toMatchObject({ asked: true });
  });
});

describe('a deleted PDF that needs a second person', () => {
  afterEach(() => requireApproval([]));

  async function deleted(id: string, fields: Partial<PdfLink> = {}) {
    await requireApproval([]);
    await as('publisher');
    const link = await saveLink(aPdfLink({ id, link: `pdfs/${id}`, title: 'Guide', ...fields }), null, {});
    return { link, remove: () => deleteLink(id, link.revision) };
  }

  const requestFor = async (id: string) => {
    const draft = await getDraft('Link', id);
    if (!draft) throw new Error('There is no request.');
    return { draft, approval: { reason: '' } };
  };

  it('is restored as it was once somebody else approves it', async () => {
    const relied = { kind: 'instructions', listed: true, document: 'back', gtin: '09506000134369' };
    const { link, remove } = await deleted('back.pdf', { ...relied, retainUntil: '2020-01-01' });
    await remove();
    await requireApproval(['Link']);
    await askToRestore('Link', link.id, 'Still needed.');
    expect((await getRequests()).map(({ id }) => id)).toContain(link.id);
    const own = await requestFor(link.id);
    await expect(restoreApproved('Link', link.id, own)).rejects.toMatchObject(refusal);
    await as('writer');
    await expect(restoreApproved('Link', link.id, own)).rejects.toMatchObject(refusal);
    await as('second');
    const other = { ...own, draft: { ...own.draft, record: { ...link, title: 'Other' } } };
    await expect(restoreApproved('Link', link.id, other)).rejects.toMatchObject(refusal);
    expect(await restoreApproved('Link', link.id, own)).toBe(2);
    expect(await getLink(link.id)).toMatchObject({ ...relied, title: 'Guide', revision: 2 });
    expect(await getDraft('Link', link.id)).toBeNull();
    const approval = await getDoc(doc(firestore(), 'Link', link.id, 'approvals', '2'));
    expect(approval.data()).toMatchObject({ authors: [uids.get('publisher')], note: 'Still needed.' });
  });

  it('is restored with the changes in its shared draft, which a writer may ask for', async () => {
    const { link, remove } = await deleted('with-a-draft.pdf');
    await shareLink({ ...link, title: 'New guide' }, null, {}, 0);
    await remove();
    await requireApproval(['Link']);
    await as('writer');
    await askToRestore('Link', link.id, '');
    await as('second');
    expect(await restoreApproved('Link', link.id, await requestFor(link.id))).toBe(2);
    expect(await getLink(link.id)).toMatchObject({ title: 'New guide' });
  });

  it('is no longer asked for once somebody has restored it without an approval', async () => {
    const { link, remove } = await deleted('restored-directly.pdf');
    await remove();
    await as('writer');
    await askToRestore('Link', link.id, '');
    await as('publisher');
    expect(await restoreRecord('Link', link.id)).toBe(2);
    expect((await getRequests()).map(({ id }) => id)).not.toContain(link.id);
  });

  it('is in its author’s list if the request to restore it was returned', async () => {
    const { link, remove } = await deleted('returned.pdf');
    await remove();
    await as('writer');
    await askToRestore('Link', link.id, '');
    await as('publisher');
    await returnDraft((await requestFor(link.id)).draft, 'It is outdated.');
    await as('writer');
    expect((await getReturned()).map(({ id }) => id)).toContain(link.id);
  });
});

describe('figures that need a second person', () => {
  afterEach(() => requireApproval([]));

  it('can be saved as a draft, but published only if somebody else approves exactly these figures', async () => {
    await requireApproval(['GlobalFootprint']);
    await as('publisher');
    const figures = aFootprint({ patients: '71M' });
    expect(await updateFootprint(figures, false)).toBe(1);
    await expect(updateFootprint(figures, true)).rejects.toMatchObject(refusal);
    const next = { ...figures, id: 'published' };
    const stored = { collection: 'GlobalFootprint' as const, id: next.id };
    const shared = await saveDraft('GlobalFootprint', next, 0);
    const draft = { ...stored, revision: await askToPublish({ ...stored, revision: shared }, '') };
    const approval = { draft, approval: { reason: '' } };
    await expect(updateFootprint(next, true, approval)).rejects.toMatchObject(refusal);
    await as('second');
    expect(await updateFootprint(next, true, approval)).toBe(1);
    expect(await getFootprint('published')).toMatchObject({ patients: '71M' });
  });
});

describe('a kind that needs a second person', () => {
  beforeEach(() => requireApproval(['Blog']));
  afterEach(() => requireApproval([]));

  const anUnpublished = async () => {
    await as('publisher');
    const blog = aBlog();
    return { ...blog, ...(await save(blog)) };
  };

  it('refuses to publish, update or schedule without approval, but lets a publisher unpublish', async () => {
    const blog = await anUnpublished();
    await expect(save({ ...blog, published: true })).rejects.toMatchObject(refusal);
    await expect(save({ ...blog, publishAt: new Date('2099-01-01') })).rejects.toMatchObject(refusal);
    await requireApproval([]);
    const live = await liveBlog();
    await requireApproval(['Blog']);
    await expect(save({ ...live, title: 'Next' })).rejects.toMatchObject(refusal);
    expect(await save({ ...live, published: false })).toMatchObject({ revision: 2 });
  });

  it('says that approval is needed to save or restore a PDF link, which keeps its deletion free', async () => {
    await requireApproval([]);
    await as('publisher');
    const link = aPdfLink({ id: 'approved.pdf', link: 'pdfs/approved.pdf' });
    const live = await saveLink(link, null, {});
    await requireApproval(['Link']);
    const needed = (action: string) => ({ name: 'ApprovalNeededError', action });
    await expect(saveLink({ ...live, title: 'Next' }, null, {})).rejects.toMatchObject(needed('save'));
    await deleteLink(live.id, live.revision);
    await expect(restoreRecord('Link', live.id)).rejects.toMatchObject(needed('restore'));
    await as('writer');
    await requireApproval(['Blog']);
    await expect(restoreRecord('Link', live.id)).rejects.not.toMatchObject(needed('restore'));
  });

  it.each(['publisher', 'administrator'] as const)(
    'refuses the approval of the author, a %s',
    async (author) => {
      const draft = await asked(author, {}, { ...(await anUnpublished()), published: true });
      await expect(approve(draft)).rejects.toMatchObject(refusal);
      await as('second');
      expect(await approve(draft)).toMatchObject({ revision: 2 });
    },
  );

  it('refuses the approval of anybody who changed the draft', async () => {
    const first = await asked('writer', {}, { ...(await anUnpublished()), published: true });
    await as('publisher');
    const changed = { ...first.record, title: 'Edited' };
    const revision = await saveDraft('Blog', changed, first.revision);
    await as('writer');
    await askToPublish({ ...first, revision }, '');
    await as('publisher');
    const draft = { ...first, record: changed, revision: revision + 1 };
    await expect(approve(draft)).rejects.toMatchObject(refusal);
    await as('second');
    expect(await approve(draft)).toMatchObject({ revision: 2 });
  });

  it('lets only an administrator approve alone, in an emergency and for a reason', async () => {
    const blog = { ...(await anUnpublished()), published: true };
    const draft = await asked('publisher', {}, blog);
    await expect(approve(draft, 'A recall')).rejects.toMatchObject(refusal);
    await deleteDraft(draft);
    const own = await asked('administrator', {}, blog);
    await expect(approve(own, ' ')).rejects.toMatchObject(refusal);
    const { revision } = await approve(own, 'A recall');
    const approval = doc(firestore(), 'Blog', own.id, 'approvals', String(revision));
    expect((await getDoc(approval)).data()).toMatchObject({ reason: 'A recall' });
    await expect(setDoc(approval, { reason: '' }, { merge: true })).rejects.toMatchObject(refusal);
  });

  it('is chosen by administrators, while two active accounts may publish', async () => {
    await requireApproval([]);
    await as('publisher');
    await expect(setApprovalKinds(['Blog'])).rejects.toMatchObject(refusal);
    await as('administrator');
    await setApprovalKinds(['Blog', 'Media']);
    expect(await getApprovalKinds()).toEqual(['Blog', 'Media']);
    await setApprovalKinds([]);
    const alone = [uids.get('second'), uids.get('publisher')].map((uid) =>
      deleteDocument('People', uid ?? ''),
    );
    await commitAsOwner(backend, alone);
    await expect(setApprovalKinds(['Blog'])).rejects.toThrow(TooFewPublishersError);
    const entry = await getDoc(doc(firestore(), 'Settings', 'approval', 'history', '1'));
    expect(entry.data()).toMatchObject({ record: { kinds: ['Blog', 'Media'] } });
  });
});
