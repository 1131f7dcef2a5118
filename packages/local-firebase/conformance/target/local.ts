import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalFirebase } from '../../src/index';
import type { Backend } from './target';

const CLOSED_FIRESTORE =
  "rules_version = '2'; service cloud.firestore { match /{closed=**} { allow read: if false; } }";
const CLOSED_STORAGE =
  "rules_version = '2'; service firebase.storage { match /{closed=**} { allow read: if false; } }";

/** Starts local-firebase in a temporary directory. New rules require a restart with the same port and data. */
export async function openLocal(projectId: string): Promise<Backend> {
  const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  const firestoreRules = join(folder, 'firestore.rules');
  const storageRules = join(folder, 'storage.rules');
  await writeFile(firestoreRules, CLOSED_FIRESTORE);
  await writeFile(storageRules, CLOSED_STORAGE);

  const start = (port: number) =>
    startLocalFirebase({
      dataDir: join(folder, 'data'),
      port,
      projectId,
      bucket: `${projectId}.example`,
      firestoreRules,
      storageRules,
    });

  let server = await start(0);
  const address = `127.0.0.1:${server.port}`;
  const restartWith = async (file: string, source: string) => {
    await writeFile(file, source);
    await server.close();
    server = await start(server.port);
    await untilConnected(server.origin);
  };

  return {
    endpoints: {
      projectId,
      authProjectId: projectId,
      authAddress: address,
      firestoreAddress: address,
      storageAddress: address,
      ownerToken: server.ownerToken,
    },
    setFirestoreRules: (source) => restartWith(firestoreRules, source),
    setStorageRules: (source) => restartWith(storageRules, source),
    passwordResetCode: (email) => resetCode(join(folder, 'data/outbox'), email),
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function resetCode(outbox: string, email: string): Promise<string> {
  const names = (await readdir(outbox)).sort().reverse();
  for (const name of names) {
    const text = await readFile(join(outbox, name), 'utf8');
    const code = text.includes(`To: ${email}\n`) && /password is ([\w-]+)/.exec(text)?.[1];
    if (code) return code;
  }
  throw new Error(`No password reset was written for ${email}.`);
}

/** Repeats a request until it succeeds, because connections that were open before a restart fail once. */
async function untilConnected(origin: string): Promise<void> {
  while (!(await fetch(origin).catch(() => null)));
}
