import { setTimeout as pause } from 'node:timers/promises';
import { DocumentHistory } from '@/lib/records/document-history';
import { startTestBackend } from '@/lib/testing/backend';
import { commitAsOwner, setDocument } from '@/lib/testing/owner-writes';
import { aPdfLink } from '@/lib/testing/records';
import { writeBlogs } from '@/lib/testing/write-blogs';
import { PublicContent } from './public-content';

jest.mock('node:timers/promises', () => {
  const timers = jest.requireActual('node:timers/promises');
  return { ...timers, setTimeout: jest.fn(timers.setTimeout) };
});

const DAY = 86_400_000;

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let content: PublicContent;

beforeAll(async () => {
  backend = await startTestBackend();
  await writeBlogs(backend, 1);
});

beforeEach(async () => {
  content = new PublicContent();
  await content.load(new Date());
});

afterEach(() => jest.restoreAllMocks());
afterAll(() => backend.close());

const CHANGE = { collection: 'Blog', id: 'blog-0000', revision: 2, visible: true } as const;

const ids = () => content.of('Blog').map(({ id }) => id);

it('keeps a changed record if the database refuses every read', async () => {
  const refusal = JSON.stringify([
    { error: { code: 403, status: 'PERMISSION_DENIED', message: 'Refused.' } },
  ]);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(refusal, { status: 403 }));
  await expect(content.follow(CHANGE, new Date())).rejects.toMatchObject({ code: 'permission-denied' });
  expect(ids()).toEqual(['blog-0000']);
});

it('removes a record that was rescheduled for later', async () => {
  const later = new Date(Date.now() + DAY);
  await commitAsOwner(backend, [
    setDocument('Blog', 'blog-0000', { title: 'Later', published: false, publishAt: later }),
  ]);
  expect(ids()).toEqual(['blog-0000']);
  await content.follow(CHANGE, new Date());
  expect(ids()).toEqual([]);
});

it('records the first state that a render reads, so that a change during the render makes the page stale', async () => {
  const { source, used } = content.reading();
  source.of('Blog');
  expect(content.isUnchanged(used)).toBe(true);
  await content.follow(CHANGE, new Date());
  source.of('Blog');
  expect(content.isUnchanged(used)).toBe(false);
});

it('keeps the earlier revisions of instructions for use after a change', async () => {
  const revision = (number: number) =>
    aPdfLink({
      ...{ id: 'use.pdf', link: 'pdfs/use.pdf', kind: 'instructions', listed: true, revision: number },
      ...{ sha256: String(number).repeat(64), change: `Note ${number}` },
    });
  const notes = () =>
    content.of('Link').map(({ change, earlier }) => [change, earlier?.map((one) => one.change)]);
  await commitAsOwner(backend, [setDocument('Link', 'use.pdf', { ...revision(1) })]);
  await content.load(new Date());
  expect(notes()).toEqual([['Note 1', []]]);
  await commitAsOwner(backend, [
    setDocument('Link', 'use.pdf', { ...revision(2) }),
    setDocument('Link/use.pdf/history', '1', { record: { ...revision(1) } }),
  ]);
  await content.follow({ collection: 'Link', id: 'use.pdf', revision: 2, visible: true }, new Date());
  expect(notes()).toEqual([['Note 2', ['Note 1']]]);
  const restarted = new PublicContent();
  await restarted.load(new Date());
  expect(restarted.of('Link')[0]?.earlier).toHaveLength(1);
});

it('adds a history that takes too long later, once, even if several callers wait for it', async () => {
  let answer = () => {};
  const readNow = DocumentHistory.prototype.read;
  const read = jest.spyOn(DocumentHistory.prototype, 'read').mockImplementationOnce(async function (
    this: DocumentHistory,
    links,
  ) {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return readNow.call(this, links);
  });
  jest.mocked(pause).mockResolvedValueOnce(undefined);
  const slow = new PublicContent();
  await slow.load(new Date());
  expect(slow.of('Link')).toMatchObject([{ id: 'use.pdf' }]);
  expect(slow.of('Link')[0]?.earlier).toBeUndefined();
  const { source, used } = slow.reading();
  source.of('Link');
  const waiting = [slow.completeHistory(), slow.completeHistory()];
  expect(read).toHaveBeenCalledTimes(1);
  answer();
  await Promise.all(waiting);
  expect(slow.of('Link')[0]?.earlier).toHaveLength(1);
  expect(slow.isUnchanged(used)).toBe(false);
});

it('attaches known states before the lists are published again', async () => {
  jest.spyOn(DocumentHistory.prototype, 'read').mockReturnValue(new Promise(() => {}));
  jest.mocked(pause).mockResolvedValueOnce(undefined);
  await content.load(new Date());
  expect(content.of('Link')[0]?.earlier).toHaveLength(1);
});

it('updates the lists although the history cannot be read, logs this once, and tries again after a minute', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const read = jest.spyOn(DocumentHistory.prototype, 'read').mockRejectedValue(new Error('No index.'));
  const failing = new PublicContent();
  await failing.load(new Date());
  expect(failing.of('Link')).toHaveLength(1);
  await failing.follow({ collection: 'Link', id: 'use.pdf', revision: 2, visible: true }, new Date());
  await failing.completeHistory();
  expect(read).toHaveBeenCalledTimes(1);
  clock.mockReturnValue(1_060_000);
  await failing.load(new Date());
  expect(read).toHaveBeenCalledTimes(2);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(failing.of('Link')[0]?.earlier).toBeUndefined();
  clock.mockReturnValue(1_120_000);
  await failing.followSchedule(new Date());
  expect(read).toHaveBeenCalledTimes(3);
  read.mockRestore();
  clock.mockReturnValue(1_180_000);
  await failing.completeHistory();
  expect(failing.of('Link')[0]?.earlier).toHaveLength(1);
});

describe('a scheduled record whose time has come', () => {
  const due = { id: 'due', title: 'Due', published: false, revision: 1 };

  beforeEach(() =>
    commitAsOwner(backend, [
      setDocument('Blog', due.id, { ...due, publishAt: new Date(Date.now() - 1_000) }),
    ]),
  );

  it('is added once, so that its pages are rendered once', async () => {
    await content.followSchedule(new Date());
    expect(ids()).toContain(due.id);
    const { source, used } = content.reading();
    source.of('Blog');
    await content.followSchedule(new Date());
    expect(content.isUnchanged(used)).toBe(true);
  });

  it('is not added again if it was deleted while it was being read', async () => {
    const fetchNow = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...args) => {
      const response = await fetchNow(...args);
      await content.follow({ collection: 'Blog', id: due.id, revision: 2, visible: false }, new Date());
      return response;
    });
    await content.followSchedule(new Date());
    expect(ids()).not.toContain(due.id);
  });
});
