import type { PdfLink } from '@/lib/model/records';
import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { aPdfLink } from '@/lib/testing/records';
import { deleteLink, getLink, updateLink } from './facade';
import { restoreRecord } from './history';

let backend: Awaited<ReturnType<typeof startTestBackend>>;

beforeAll(async () => {
  backend = await startTestBackend();
  await signInFirstAdministrator(backend);
});

afterAll(() => backend.close());

const REFUSED = { code: 'permission-denied' };

/** Saves a listed document of this kind. */
async function saved(id: string, fields: Partial<PdfLink> = {}): Promise<PdfLink> {
  const link = aPdfLink({ id, link: `pdfs/${id}`, kind: 'instructions', listed: true, ...fields });
  return { ...link, revision: await updateLink(link) };
}

describe.each(['instructions', 'safety'])('a listed document of the kind %s', (kind) => {
  it('can be neither hidden, deleted nor turned into another kind', async () => {
    const link = await saved(`${kind}.pdf`, { kind, document: 'tubes' });
    for (const change of [{ listed: false }, { kind: 'brochure' }, { document: '' }, { document: 'other' }]) {
      await expect(updateLink({ ...link, ...change })).rejects.toMatchObject(REFUSED);
    }
    await expect(deleteLink(link.id, link.revision)).rejects.toMatchObject(REFUSED);
  });

  it('can be withdrawn and changed, and can join a document', async () => {
    const link = await saved(`${kind}-2.pdf`, { kind });
    const changes = { withdrawn: '2026-11-28', withdrawnWhy: 'Wrong volume', document: 'tubes' };
    await updateLink({ ...link, ...changes });
    expect(await getLink(link.id)).toMatchObject({ ...changes, listed: true });
  });
});

it('instructions can be deleted only after the day until which they are kept', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const kept = await saved('kept.pdf', { retainUntil: today });
  await expect(deleteLink(kept.id, kept.revision)).rejects.toMatchObject(REFUSED);
  const over = await saved('over.pdf', { retainUntil: '2020-02-29' });
  await deleteLink(over.id, over.revision);
  await restoreRecord('Link', over.id);
  expect(await getLink(over.id)).toMatchObject({ listed: true, kind: 'instructions' });
});

it('instructions that were never listed, and listed brochures, can be deleted', async () => {
  for (const [id, fields] of [
    ['unlisted.pdf', { listed: false }],
    ['brochure.pdf', { kind: 'brochure' }],
  ] as const) {
    const link = await saved(id, fields);
    await deleteLink(id, link.revision);
    expect(await getLink(id)).toBeNull();
  }
});
