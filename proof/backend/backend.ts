import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LaunchedFirebase, launchLocalFirebase } from 'local-firebase/launch';

export const PROJECT = 'demo-purvia';
export const BUCKET = 'demo-purvia.appspot.com';

/** local-firebase as a process that can be killed and started again on the same data and port. */
export type Backend = {
  dataDir: string;
  /** The present process. */
  readonly process: LaunchedFirebase;
  /** How often it was started. */
  readonly starts: number;
  /** As the owner, whom no rules bind. @throws TypeError when no answer came. */
  send(path: string, init?: RequestInit): Promise<Response>;
  start(): Promise<void>;
  remove(): Promise<void>;
};

export type BackendPlace = { dataDir: string; port: number };

export function launchBackend({ dataDir, port }: BackendPlace): Promise<LaunchedFirebase> {
  const options = {
    dataDir,
    port,
    projectId: PROJECT,
    bucket: BUCKET,
    firestoreRules: 'firestore.rules',
    storageRules: 'storage.rules',
    indexes: 'firestore.indexes.json',
  };
  return launchLocalFirebase(options, `node_modules/.cache/local-firebase/proof-${crypto.randomUUID()}.mjs`);
}

/** Starts it on new data in a temporary folder. */
export async function startBackend(): Promise<Backend> {
  const folder = mkdtempSync(join(tmpdir(), 'proof-backend-'));
  const dataDir = join(folder, 'data');
  let process = await launchBackend({ dataDir, port: 0 });
  const port = Number(new URL(process.origin).port);
  let starts = 1;
  return {
    dataDir,
    get process() {
      return process;
    },
    get starts() {
      return starts;
    },
    send: (path, init) =>
      fetch(`${process.origin}${path}`, {
        ...init,
        headers: { authorization: `Bearer ${process.ownerToken}`, ...init?.headers },
      }),
    async start() {
      process = await launchBackend({ dataDir, port });
      starts += 1;
    },
    async remove() {
      await process.close();
      rmSync(folder, { recursive: true });
    },
  };
}
