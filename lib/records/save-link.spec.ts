import type { PdfLink } from '@/lib/model/records';
import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { aPdfLink } from '@/lib/testing/records';
import { storedBytes, takeFile } from '@/lib/testing/stored-files';
import { ConflictError, MissingFileError } from './errors';
import { getLink } from './facade';
import { pdfPath } from './file-address';
import { isStored, sha256, storeOnce } from './files';
import { getHistory } from './history';
import { requireFile, saveLink } from './save-link';

/** For a full run, set CONCURRENT_ROUNDS=1000. */
const ROUNDS = Number(process.env.CONCURRENT_ROUNDS ?? 5);

let backend: Awaited<ReturnType<typeof startTestBackend>>;

/** Saves a link with a new file. */
async function replaceFile(link: PdfLink, text: string): Promise<PdfLink> {
  const file = new File([text], 'any.pdf');
  return saveLink({ ...link, sha256: await sha256(file), size: file.size }, file, {});
}

/** Returns a new link, its file and the file's path. Stores nothing. */
async function aNewPdf(text: string) {
  const id = `${text.replaceAll(' ', '-')}.pdf`;
  const file = new File([text], id, { type: 'application/pdf' });
  const link = aPdfLink({ id, link: `pdfs/${id}`, sha256: await sha256(file), size: file.size });
  return { link, file, path: pdfPath(link) };
}

beforeAll(async () => {
  backend = await startTestBackend();
  await signInFirstAdministrator(backend);
});

afterEach(() => jest.restoreAllMocks());
afterAll(() => backend.close());

it('requireFile tells a stored file from a missing one', async () => {
  const { link, file, path } = await aNewPdf('required');
  await expect(requireFile(link)).rejects.toThrow(MissingFileError);
  await storeOnce(path, file, {});
  await requireFile(link);
});

describe('saveLink', () => {
  it(
    `loses no live file when two saves replace the same PDF at the same time, in ${ROUNDS} rounds`,
    async () => {
      let link = await replaceFile(aPdfLink(), 'the first');
      const live = ['the first'];
      for (let round = 0; round < ROUNDS; round++) {
        const texts = [`${round} by one`, `${round} by the other`];
        const loaded = link;
        const outcomes = await Promise.allSettled(texts.map((text) => replaceFile(loaded, text)));
        const refusals = outcomes.flatMap((outcome) =>
          outcome.status === 'rejected' ? [outcome.reason] : [],
        );
        expect(refusals).toEqual([expect.any(ConflictError)]);
        const stored = await getLink(link.id);
        if (!stored) throw new Error(`${link.id} is not stored.`);
        const won = texts.find((_, index) => outcomes[index]?.status === 'fulfilled');
        expect(await storedBytes(backend, pdfPath(stored))).toBe(won);
        live.push(won ?? '');
        link = stored;
      }
      const history = await getHistory('Link', link.id);
      const kept = await Promise.all(history.map(({ record }) => storedBytes(backend, pdfPath(record))));
      expect(kept.toReversed()).toEqual(live.slice(0, -1));
    },
    60_000 + ROUNDS * 500,
  );

  it('creates one revision if one account saves the same file twice at the same time', async () => {
    const { link, file, path } = await aNewPdf('the same');
    const saved = await Promise.all([saveLink(link, file, {}), saveLink(link, file, {})]);
    // The second save counts as a repeat of the first, because the same account made both saves.
    expect(saved.map(({ revision }) => revision)).toEqual([1, 1]);
    expect((await getLink(link.id))?.revision).toBe(1);
    expect(await storedBytes(backend, path)).toBe('the same');
  });

  it('restores a file that a purge deletes just before its record is saved', async () => {
    const { link, file, path } = await aNewPdf('taken meanwhile');
    await storeOnce(path, file, {});
    const send = globalThis.fetch;
    const taking = jest.fn(() => takeFile(backend, path));
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (String(input).includes(':commit')) await taking();
      return send(input, init);
    });
    await saveLink(link, file, {});
    expect(taking).toHaveBeenCalledTimes(1);
    expect(await storedBytes(backend, path)).toBe('taken meanwhile');
  });
});

describe('storeOnce', () => {
  it('uploads only missing files, including purged ones', async () => {
    const { file, path } = await aNewPdf('there already');
    const onProgress = jest.fn();
    await storeOnce(path, file, {});
    await storeOnce(path, file, { onProgress });
    expect(onProgress).not.toHaveBeenCalled();
    await takeFile(backend, path);
    await storeOnce(path, file, { onProgress });
    expect(onProgress).toHaveBeenLastCalledWith(1);
    expect(await storedBytes(backend, path)).toBe('there already');
  });

  it('succeeds for both of two concurrent uploads of the same file', async () => {
    const { file, path } = await aNewPdf('arrived meanwhile');
    const uploads = [0, 1].map(() => jest.fn());
    await Promise.all(uploads.map((onProgress) => storeOnce(path, file, { onProgress })));
    for (const onProgress of uploads) expect(onProgress).toHaveBeenCalled();
    expect(await storedBytes(backend, path)).toBe('arrived meanwhile');
  });

  it('can be cancelled while it checks whether the file is stored', async () => {
    const { file, path } = await aNewPdf('cancelled at once');
    const cancellation = new AbortController();
    const storing = storeOnce(path, file, { signal: cancellation.signal });
    cancellation.abort();
    await expect(storing).rejects.toMatchObject({ code: 'storage/canceled' });
    // The SDK cannot abort the check itself, which keeps Jest from exiting until it ends.
    await isStored(path);
  });
});
