import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startLocalFirebase } from '.';
import { createFolder, firestoreRules, OPEN, startLocal, verdict } from './testing/start-local';

const CLOSED = firestoreRules('match /{path=**} { allow read: if false; }');

/** Calls `look` until it returns the expected value, for up to 15 seconds, because files are watched by polling. */
async function eventually(look: () => Promise<string>, expected: string): Promise<void> {
  const end = Date.now() + 15_000;
  let seen = await look();
  while (seen !== expected && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    seen = await look();
  }
  expect(seen).toBe(expected);
}

describe('startLocalFirebase', () => {
  it('creates an administrator on the first start only, and keeps the owner token', async () => {
    const folder = createFolder();
    const first = await startLocalFirebase(folder.options);
    await first.close();
    const second = await startLocalFirebase(folder.options);
    await second.close();
    expect(first.firstAdministrator).toEqual({
      email: expect.any(String),
      password: expect.stringMatching(/.{12,}/),
    });
    expect(second.firstAdministrator).toBeNull();
    expect(second.ownerToken).toBe(first.ownerToken);
    const file = join(folder.options.dataDir, 'owner-token');
    expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual([first.ownerToken, 0o600]);
    folder.remove();
  });

  it('keeps the documents of earlier runs', async () => {
    const folder = createFolder();
    const document = 'v1/projects/demo/databases/(default)/documents/a/b';
    const first = await startLocalFirebase(folder.options);
    await fetch(`${first.origin}/${document}`, {
      method: 'PATCH',
      body: '{"fields":{"n":{"integerValue":1}}}',
    });
    await first.close();
    const second = await startLocalFirebase(folder.options);
    const answer = await fetch(`${second.origin}/${document}`);
    expect(await answer.json()).toMatchObject({ fields: { n: { integerValue: '1' } } });
    await second.close();
    folder.remove();
  });

  it.each([
    [
      'an error in the rules',
      { firestoreRules: 'broken.rules' },
      /^The rules contain an error: .*broken\.rules:2:\d+: /,
    ],
    [
      'a missing rules file',
      { storageRules: 'none.rules' },
      /^The rules file .*none\.rules cannot be read\.$/,
    ],
  ])('reports %s with the name of the file, and releases its resources', async (_, wrong, sentence) => {
    const folder = createFolder();
    writeFileSync(
      join(folder.path, 'broken.rules'),
      "rules_version = '2';\nservice cloud.firestore { match }\n",
    );
    const paths = Object.entries(wrong).map(([name, file]) => [name, join(folder.path, file)]);
    await expect(startLocalFirebase({ ...folder.options, ...Object.fromEntries(paths) })).rejects.toThrow(
      sentence,
    );
    await (await startLocalFirebase(folder.options)).close();
    folder.remove();
  });

  it('fails with a message if the port is in use, and releases its resources', async () => {
    const running = await startLocal();
    const folder = createFolder();
    const sentence = `Port ${running.backend.port} cannot be used: a program is already listening on it.`;
    await expect(startLocalFirebase({ ...folder.options, port: running.backend.port })).rejects.toThrow(
      sentence,
    );
    await (await startLocalFirebase(folder.options)).close();
    await running.close();
    folder.remove();
  });

  it('fails with a message if the data directory is in use', async () => {
    const running = await startLocal();
    await expect(startLocalFirebase(running.options)).rejects.toThrow(/is already in use by local-firebase/);
    await running.close();
  });
});

describe('watched rules', () => {
  it('replace the previous rules when their file changes, unless they are invalid', async () => {
    const lines: string[] = [];
    const local = await startLocal(CLOSED, { watchRules: true, log: (line) => lines.push(line) });
    const look = async () => verdict(await local.asAnyone('/a/b'));
    expect(await look()).toBe('403 PERMISSION_DENIED');
    writeFileSync(local.options.firestoreRules, OPEN);
    await eventually(look, '404 NOT_FOUND');
    writeFileSync(local.options.firestoreRules, 'service');
    await eventually(async () => String(lines.some((line) => line.includes('stay in force'))), 'true');
    expect(await look()).toBe('404 NOT_FOUND');
    await local.close();
  });
});
