import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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

  const printed: string[] = [];
  const start = (port: number) =>
    startLocalFirebase({
      dataDir: join(folder, 'data'),
      port,
      projectId,
      bucket: `${projectId}.example`,
      firestoreRules,
      storageRules,
      log: (line: string) => printed.push(line),
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
    passwordResetCode: async (email) => resetCode(printed, email),
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function resetCode(printed: string[], email: string): string {
  const line = printed.findLast((text) => text.includes(email));
  const code = line && /code is ([\w-]+)/.exec(line)?.[1];
  if (!code) throw new Error(`No password reset was logged for ${email}.`);
  return code;
}

/** Repeats a request until it succeeds, because connections that were open before a restart fail once. */
async function untilConnected(origin: string): Promise<void> {
  while (!(await fetch(origin).catch(() => null)));
}
