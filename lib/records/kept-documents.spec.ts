import type { PdfLink } from '@/lib/model/records';
import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { aPdfLink } from '@/lib/testing/records';
import { checkDigit } from '@/lib/text/gtin';
import { GtinTakenError, NameTakenError } from './errors';
import { deleteLink, getLink, updateLink } from './facade';
import { restoreRecord } from './restores';
import { differingLanguages, shareDevice } from './same-device';

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

it('a document cannot have the name of a PDF that has joined another, because its address leads there', async () => {
  const printed = await saved('printed.pdf');
  await saved('printed-de.pdf', { document: 'printed' });
  await updateLink({ ...printed, document: 'joined' });
  await expect(saved('other-device.pdf', { document: 'printed' })).rejects.toThrow(NameTakenError);
  const unlisted = await saved('unlisted-device.pdf', { document: 'printed', listed: false });
  await expect(updateLink({ ...unlisted, listed: true })).rejects.toThrow(NameTakenError);
  const named = await getLink('printed-de.pdf');
  if (!named) throw new Error('The link is missing.');
  await updateLink({ ...named, title: 'Anleitung' });
  await saved('joined-de.pdf', { document: 'joined' });
});

const hashOf = (digit: string) => digit.repeat(64);

it('a new file of listed instructions needs a new note of what changed', async () => {
  const link = await saved('noted.pdf', { sha256: hashOf('a'), change: 'First' });
  const next = { ...link, sha256: hashOf('b') };
  for (const change of ['', ' ', 'First']) {
    await expect(updateLink({ ...next, change })).rejects.toMatchObject(REFUSED);
  }
  await expect(updateLink({ ...link, sha256: '', change: 'Second' })).rejects.toMatchObject(REFUSED);
  await updateLink({ ...next, change: 'Second' });
  expect(await getLink(link.id)).toMatchObject({ sha256: hashOf('b') });
});

function gtinOf(number: number): string {
  const digits = `095201234567${number}`;
  return `${digits}${checkDigit(digits)}`;
}

describe('a GTIN', () => {
  const gtin = '09506000134352';
  const language = (id: string, fields: Partial<PdfLink> = {}) =>
    saved(id, { document: 'claimed', gtin, ...fields });

  it('belongs to the document that claimed it first, even if no link has it any more', async () => {
    const link = await language('claimed-en.pdf');
    await language('claimed-de.pdf');
    await updateLink({ ...link, gtin: '' });
    await expect(language('other.pdf', { document: 'other' })).rejects.toThrow(GtinTakenError);
    expect(await getLink('other.pdf')).toBeNull();
  });

  it('of instructions can also be the GTIN of safety data, and of an unlisted link', async () => {
    await language('claimed-safety.pdf', { kind: 'safety', document: 'claimed-safety' });
    const link = await language('unlisted-too.pdf', { document: 'other', listed: false });
    await expect(updateLink({ ...link, listed: true })).rejects.toThrow(GtinTakenError);
  });

  it('of listed instructions without a document name is refused', async () => {
    await expect(saved('unnamed.pdf', { gtin: '00012345678905' })).rejects.toMatchObject(REFUSED);
  });

  it('goes to exactly one of two documents that claim it at the same time, in 10 rounds', async () => {
    for (let round = 0; round < 10; round += 1) {
      const claims = ['a', 'b'].map((name) =>
        saved(`race-${round}-${name}.pdf`, { document: `race-${round}-${name}`, gtin: gtinOf(round) }),
      );
      const outcomes = await Promise.allSettled(claims);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const lost = outcomes.find((outcome) => outcome.status === 'rejected');
      expect(lost?.reason).toBeInstanceOf(GtinTakenError);
    }
  });
});

it('a device’s details are copied to all languages of its document', async () => {
  const shared = { document: 'equal', refs: 'PV-1', users: 'lay', countries: 'DE, FR' };
  const english = await saved('equal-en.pdf', shared);
  await saved('equal-de.pdf', { ...shared, refs: 'PV-2', title: 'Anleitung' });
  await saved('equal-fr.pdf', shared);
  const differing = await differingLanguages(english);
  expect(differing.map(({ link, labels }) => [link.id, labels])).toEqual([['equal-de.pdf', ['REF numbers']]]);
  await shareDevice(english, differing);
  expect(await getLink('equal-de.pdf')).toMatchObject({ ...shared, title: 'Anleitung', revision: 2 });
  expect(await differingLanguages(english)).toEqual([]);
});
