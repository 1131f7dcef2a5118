import { signOutUser } from '@/lib/firebase/auth';
import { collection, firestore, query, where } from '@/lib/firebase/firestore';
import type { PdfLink } from '@/lib/model/records';
import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { commitAsOwner, setDocument } from '@/lib/testing/owner-writes';
import { aPdfLink } from '@/lib/testing/records';
import { DocumentHistory } from './document-history';
import { updateLink } from './facade';
import { readListed } from './public-records';
import { readPages } from './read';

let backend: Awaited<ReturnType<typeof startTestBackend>>;

/** Saves states of a PDF one after another. */
async function save(id: string, ...states: Partial<PdfLink>[]): Promise<void> {
  let link = aPdfLink({ id, link: `pdfs/${id}`, kind: 'instructions' });
  for (const state of states) {
    const next = { ...link, ...state };
    link = { ...next, revision: await updateLink(next) };
  }
}

const revision = (number: number) => ({
  ...{ listed: true, edition: String(number), sha256: String(number % 10).repeat(64) },
  change: `Note ${number}`,
});

const longAt = (number: number) => ({
  ...aPdfLink({ id: 'long.pdf', link: 'pdfs/long.pdf', kind: 'instructions' }),
  ...revision(number),
  revision: number,
});

beforeAll(async () => {
  backend = await startTestBackend();
  await signInFirstAdministrator(backend);
  await commitAsOwner(backend, [
    setDocument('Link', 'long.pdf', longAt(120)),
    ...Array.from({ length: 119 }, (_, index) =>
      setDocument('Link/long.pdf/history', String(index + 1), { record: longAt(index + 1) }),
    ),
  ]);
  await save('short.pdf', { listed: false, title: 'Draft' }, revision(2), revision(3));
  await save('brochure.pdf', { kind: 'brochure', ...revision(1) }, revision(2));
  await signOutUser();
});

afterAll(() => backend.close());

afterEach(() => jest.restoreAllMocks());

const withEarlier = async (history: DocumentHistory, links: PdfLink[]) => {
  await history.read(links);
  return history.attach(links);
};

const editionsOf = async (history: DocumentHistory, links: PdfLink[]) => {
  const listed = await withEarlier(history, links);
  return Object.fromEntries(
    listed.map(({ id, earlier }) => [id, earlier?.map(({ edition }) => Number(edition))]),
  );
};

it('visitors get all earlier listed states of instructions, oldest first, and none of other documents', async () => {
  const links = await readListed('Link');
  const found = await withEarlier(new DocumentHistory(), links);
  const of = (id: string) => found.find((link) => link.id === id)?.earlier;
  expect(of('long.pdf')?.map(({ change }) => change)).toEqual(
    Array.from({ length: 119 }, (_, index) => `Note ${index + 1}`),
  );
  expect(of('short.pdf')?.map(({ revision, edition }) => [revision, edition])).toEqual([[2, '2']]);
  expect(of('short.pdf')?.[0]?.updatedAt).toBeInstanceOf(Date);
  expect(of('brochure.pdf')).toBeUndefined();
});

it('reads each state once, and forgets those of a former link with the same id', async () => {
  const links = (await readListed('Link')).filter(({ id }) => id === 'short.pdf');
  const [short] = links;
  if (!short) throw new Error('short.pdf is not listed.');
  const history = new DocumentHistory();
  await withEarlier(history, links);
  const requests = jest.spyOn(globalThis, 'fetch');
  expect(await editionsOf(history, links)).toEqual({ 'short.pdf': [2] });
  expect(await editionsOf(history, [{ ...short, revision: 4 }])).toEqual({ 'short.pdf': [2, 3] });
  expect(await editionsOf(history, [{ ...short, revision: 1 }])).toEqual({ 'short.pdf': [] });
  expect(requests).not.toHaveBeenCalled();
  expect(history.attach([short])[0]?.earlier).toBeUndefined();
  expect(await editionsOf(history, [short])).toMatchObject({ 'short.pdf': expect.arrayContaining([2]) });
});

it.each([
  [503, 'UNAVAILABLE', 'unavailable'],
  [403, 'PERMISSION_DENIED', 'permission-denied'],
])('learns nothing from status %d, so that no change seems to be missing', async (status, name, code) => {
  const links = await readListed('Link');
  const history = new DocumentHistory();
  const failure = JSON.stringify([{ error: { code: status, status: name, message: 'Later.' } }]);
  const refused = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(failure, { status }));
  await expect(history.read(links)).rejects.toMatchObject({ code });
  refused.mockRestore();
  expect(history.attach(links).find(({ id }) => id === 'long.pdf')?.earlier).toBeUndefined();
  expect((await editionsOf(history, links))['long.pdf']).toHaveLength(119);
});

it('requests a page of a list only after the page before was converted', async () => {
  const requests = jest.spyOn(globalThis, 'fetch');
  const pages = readPages(query(collection(firestore(), 'Link'), where('listed', '==', true)), 1);
  expect((await pages.next()).value).toHaveLength(1);
  expect(requests).toHaveBeenCalledTimes(1);
});
