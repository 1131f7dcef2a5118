import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startLocalFirebase } from '.';
import { backUpData, restoreData } from './backup';
import { type Local, startLocal } from './testing/start-local';

let local: Local;

beforeEach(async () => {
  local = await startLocal();
});
afterEach(() => local.close());

const write = (id: string) =>
  local.asOwner(`/notes/${id}`, undefined, {
    method: 'PATCH',
    body: JSON.stringify({ fields: { text: { stringValue: id } } }),
    headers: { authorization: `Bearer ${local.backend.ownerToken}` },
  });

const files = (origin: string) => `${origin}/v0/b/${local.options.bucket}/o`;

const upload = (name: string, text: string) =>
  fetch(`${files(local.backend.origin)}?name=${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${local.backend.ownerToken}`, 'content-type': 'text/plain' },
    body: text,
  });

/** Starts a backend on restored data and returns a summary of the data. */
async function inspect(dataDir: string) {
  const backend = await startLocalFirebase({ ...local.options, dataDir });
  const headers = { authorization: `Bearer ${backend.ownerToken}` };
  const listed = await fetch(`${backend.origin}/v1/projects/demo/databases/(default)/documents/notes`, {
    headers,
  });
  const { documents = [] } = await listed.json();
  const file = await fetch(`${files(backend.origin)}/kept.txt?alt=media`, { headers });
  const text = await file.text();
  await backend.close();
  return { notes: documents.length, text, isNew: backend.firstAdministrator !== null };
}

describe('a backup', () => {
  it('can be made while a process serves the data, and restores the data as it was at that time', async () => {
    await write('one');
    await upload('kept.txt', 'as it was');
    const folder = join(local.path, 'backup');
    expect(backUpData(local.options.dataDir, folder)).toBe(1);
    await write('two');
    await upload('kept.txt', 'changed since');

    const restored = join(local.path, 'restored');
    expect(restoreData(folder, restored)).toBeNull();
    expect(await inspect(restored)).toEqual({ notes: 1, text: 'as it was', isNew: false });
  });

  it('contains documents and a complete file, even if it is made during writes', async () => {
    const writing = Array.from({ length: 100 }, (_, index) =>
      index % 2 === 0 ? write(`note-${index}`) : upload('kept.txt', `version ${index}`),
    );
    await Promise.all(writing.slice(20, 22));
    const folder = join(local.path, 'backup');
    backUpData(local.options.dataDir, folder);
    await Promise.all(writing);
    const restored = join(local.path, 'restored');
    restoreData(folder, restored);
    const { notes, text } = await inspect(restored);
    expect(notes).toBeGreaterThan(0);
    expect(text).toMatch(/^version \d+$/);
  });

  it('omits the owner token', async () => {
    const folder = join(local.path, 'backup');
    backUpData(local.options.dataDir, folder);
    expect(readdirSync(folder)).not.toContain('owner-token');
  });

  it('cannot replace data that a process is serving', async () => {
    const folder = join(local.path, 'backup');
    backUpData(local.options.dataDir, folder);
    expect(() => restoreData(folder, local.options.dataDir)).toThrow(/in use/);
  });

  it('can be restored without deleting the replaced data', async () => {
    await write('one');
    const folder = join(local.path, 'backup');
    backUpData(local.options.dataDir, folder);
    await local.backend.close();
    const kept = restoreData(folder, local.options.dataDir);
    expect(kept && existsSync(join(kept, 'local-firebase.db'))).toBe(true);
  });

  it.each([
    [
      'of a missing data directory',
      () => backUpData(join(local.path, 'nowhere'), join(local.path, 'backup')),
    ],
    [
      'restored from a missing folder',
      () => restoreData(join(local.path, 'nowhere'), join(local.path, 'restored')),
    ],
    ['into an existing folder', () => backUpData(local.options.dataDir, local.path)],
  ])('%s fails', (_, attempt) => {
    expect(attempt).toThrow(/contains no|already exists/);
  });
});
