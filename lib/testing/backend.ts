import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalFirebase, startLocalFirebase } from 'local-firebase';
import { readSettings } from '@/lib/settings/settings';

/** Starts the embedded backend with an empty database and this project's rules, and makes it the current backend. */
export async function startTestBackend(): Promise<LocalFirebase & { close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'backend-'));
  const { keys } = readSettings({ BACKEND: 'embedded' }).backend;
  const backend = await startLocalFirebase({
    dataDir,
    port: 0,
    projectId: keys.projectId,
    bucket: keys.storageBucket,
    firestoreRules: 'firestore.rules',
    storageRules: 'storage.rules',
    indexes: 'firestore.indexes.json',
    limitAnonymous: true,
    log: () => {},
  });
  const env = { BACKEND: 'embedded', LOCAL_FIREBASE_PORT: String(backend.port) };
  process.env.NEXT_PUBLIC_BACKEND = JSON.stringify(readSettings(env).backend);
  const close = async () => {
    await backend.close();
    rmSync(dataDir, { recursive: true });
  };
  return { ...backend, close };
}
