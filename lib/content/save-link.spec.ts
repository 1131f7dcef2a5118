import { signIn } from '@/lib/firebase/auth';
import { startTestBackend } from '@/lib/testing/backend';
import { aPdfLink } from '@/lib/testing/records';
import { ConflictError } from './conflict';
import { pdfPath } from './file-address';
import { sha256 } from './files';
import { getHistory } from './history';
import { getLink } from './links';
import type { PdfLink } from './records';
import { saveLink } from './save-link';

/** The full proof runs 1,000. */
const ROUNDS = Number(process.env.CONCURRENT_ROUNDS ?? 10);

let backend: Awaited<ReturnType<typeof startTestBackend>>;

/** Replaces the file of a link as an editor does. */
async function replaceFile(link: PdfLink, text: string): Promise<PdfLink> {
  const file = new File([text], 'any.pdf');
  return saveLink({ ...link, sha256: await sha256(file), size: file.size }, file, {});
}

async function storedBytes(path: string): Promise<string> {
  const { storageBucket } = JSON.parse(process.env.NEXT_PUBLIC_BACKEND ?? '').keys;
  const object = `${backend.origin}/v0/b/${storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
  return (await fetch(object)).text();
}

beforeAll(async () => {
  backend = await startTestBackend();
  const { email, password } = backend.firstAdministrator ?? { email: '', password: '' };
  await signIn(email, password);
});

afterAll(() => backend.close());

describe('saveLink', () => {
  it(
    `loses no file in ${ROUNDS} rounds of two editors who replace the same one at once`,
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
        if (!stored) throw new Error('The link is gone.');
        const won = texts.find((_, index) => outcomes[index]?.status === 'fulfilled');
        expect(await storedBytes(pdfPath(stored))).toBe(won);
        live.push(won ?? '');
        link = stored;
      }
      const history = await getHistory('Link', link.id);
      const kept = await Promise.all(history.map(({ record }) => storedBytes(pdfPath(record))));
      expect(kept.toReversed()).toEqual(live.slice(0, -1));
    },
    60_000 + ROUNDS * 500,
  );
});
