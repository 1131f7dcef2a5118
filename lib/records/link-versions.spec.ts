import { signOutUser } from '@/lib/firebase/auth';
import type { PdfLink } from '@/lib/model/records';
import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { aPdfLink } from '@/lib/testing/records';
import { getLink, getLinks, updateLink } from './facade';
import { earlierVersions } from './link-versions';
import { readListed } from './public-records';

let backend: Awaited<ReturnType<typeof startTestBackend>>;

async function save(link: PdfLink, fields: Partial<PdfLink>): Promise<PdfLink> {
  const next = { ...link, ...fields };
  return { ...next, revision: await updateLink(next) };
}

const named = (id: string, fields: Partial<PdfLink>) => aPdfLink({ id, link: `pdfs/${id}`, ...fields });

beforeAll(async () => {
  backend = await startTestBackend();
  await signInFirstAdministrator(backend);
  const kept = { kind: 'instructions', listed: true, edition: '1', sha256: 'a'.repeat(64) };
  let ifu = await save(named('ifu.pdf', kept), {});
  ifu = await save(ifu, { title: 'Corrected title' });
  ifu = await save(ifu, { edition: '2', sha256: 'b'.repeat(64), change: 'Second' });
  await save(ifu, { edition: '3', sha256: 'c'.repeat(64), change: 'Third' });
  const brochure = await save(named('brochure.pdf', { ...kept, kind: 'brochure' }), {});
  await save(brochure, { sha256: 'b'.repeat(64) });
  const unlisted = await save(named('unlisted.pdf', { ...kept, listed: false }), {});
  await save(unlisted, { sha256: 'b'.repeat(64) });
  await signOutUser();
});

afterAll(() => backend.close());

const versionsOf = async (id: string) => {
  const link = await getLink(id);
  if (!link) throw new Error(`${id} is not stored.`);
  return earlierVersions(link);
};

describe('visitors', () => {
  it('can list only the listed documents', async () => {
    expect((await readListed('Link')).map(({ id }) => id)).toEqual(['brochure.pdf', 'ifu.pdf']);
    await expect(getLinks()).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('can list the earlier files of listed instructions, with their latest metadata', async () => {
    const versions = await versionsOf('ifu.pdf');
    expect(versions.map(({ link }) => [link.edition, link.title])).toEqual([
      ['2', 'Corrected title'],
      ['1', 'Corrected title'],
    ]);
    expect(versions[0]?.replacedAt).toBeInstanceOf(Date);
  });

  it('get no earlier versions of a brochure, and cannot read those of an unlisted document', async () => {
    expect(await versionsOf('brochure.pdf')).toEqual([]);
    const unlisted = await getLink('unlisted.pdf');
    if (!unlisted) throw new Error('unlisted.pdf is not stored.');
    await expect(earlierVersions({ ...unlisted, listed: true })).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});
