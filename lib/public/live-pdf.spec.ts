import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteLink, updateLink } from '@/lib/records/facade';
import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { commitAsOwner, setDocument } from '@/lib/testing/owner-writes';
import { aPdfLink } from '@/lib/testing/records';
import { readLivePdf } from './live-pdf';

const linkTo = (id: string) => aPdfLink({ id, link: `pdfs/${id}`, sha256: '0f'.repeat(32) });

const distDir = mkdtempSync(join(tmpdir(), 'dist-'));

let backend: Awaited<ReturnType<typeof startTestBackend>>;

beforeAll(async () => {
  process.env.NEXT_DIST_DIR = distDir;
  backend = await startTestBackend();
  await signInFirstAdministrator(backend);
});

afterAll(() => rmSync(distDir, { recursive: true }));

describe('readLivePdf', () => {
  it('reflects changes to the record', async () => {
    const link = linkTo('moving.pdf');
    expect(await readLivePdf(link.id)).toBeNull();
    await updateLink(link);
    expect(await readLivePdf(link.id)).toMatchObject({ sha256: link.sha256, revision: 1 });
    await deleteLink(link.id, 1);
    expect(await readLivePdf(link.id)).toBeNull();
  });

  it('returns null for an id that is too long for the database', async () => {
    expect(await readLivePdf(`${'x'.repeat(2_000)}.pdf`)).toBeNull();
  });

  it('ignores a record that points to another file', async () => {
    const evil = { id: 'evil.pdf', link: 'https://evil.example/x.pdf' };
    await commitAsOwner(backend, [setDocument('Link', evil.id, evil)]);
    expect(await readLivePdf(evil.id)).toBeNull();
  });

  it('returns only previously read links while the database is down, even after a restart or a rollback', async () => {
    const [known, unknown, gone] = [linkTo('known.pdf'), linkTo('unknown.pdf'), linkTo('gone.pdf')];
    for (const link of [known, unknown, gone]) await updateLink(link);
    await readLivePdf(known.id);
    await readLivePdf(gone.id);
    await deleteLink(gone.id, 1);
    await readLivePdf(gone.id);
    const kept = join(distDir, 'cache', 'pdf-links', `${known.id}.json`);
    const ofNewerRelease = { ...JSON.parse(readFileSync(kept, 'utf8')), later: 1 };
    writeFileSync(kept, JSON.stringify(ofNewerRelease));
    await backend.close();
    jest.resetModules();
    const { readLivePdf: readAfterRestart } = await import('./live-pdf');
    expect(await readAfterRestart(known.id)).toMatchObject({ sha256: known.sha256, revision: 1 });
    await expect(readLivePdf(unknown.id)).rejects.toThrow();
    await expect(readLivePdf(gone.id)).rejects.toThrow();
    expect(await readLivePdf('../x')).toBeNull();
  });
});
