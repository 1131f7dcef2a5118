import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LaunchedFirebase, launchLocalFirebase } from '../../src/launch';

export const PROJECT = 'demo-proof';
export const BUCKET = 'demo-proof.appspot.com';

/** Returns rules that deny everything, because only the owner reads and writes. */
const closed = (service: string) =>
  `rules_version = '2'; service ${service} { match /{closed=**} { allow read: if false; } }`;

/** A local-firebase process that can be killed and restarted on the same data and port. */
export type Backend = {
  dataDir: string;
  /** The current process. */
  readonly process: LaunchedFirebase;
  /** The number of starts so far. */
  readonly starts: number;
  /**
   * Sends a request as the owner, bypassing the rules.
   * @throws TypeError if there is no response
   */
  send(path: string, init?: RequestInit): Promise<Response>;
  start(): Promise<void>;
  remove(): Promise<void>;
};

/** Starts a backend with new data in a temporary folder. */
export async function startBackend(): Promise<Backend> {
  const folder = mkdtempSync(join(tmpdir(), 'proof-backend-'));
  const dataDir = join(folder, 'data');
  const firestoreRules = join(folder, 'firestore.rules');
  const storageRules = join(folder, 'storage.rules');
  writeFileSync(firestoreRules, closed('cloud.firestore'));
  writeFileSync(storageRules, closed('firebase.storage'));
  const launch = (port: number) =>
    launchLocalFirebase({ dataDir, port, projectId: PROJECT, bucket: BUCKET, firestoreRules, storageRules });
  let process = await launch(0);
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
      process = await launch(port);
      starts += 1;
    },
    async remove() {
      await process.close();
      rmSync(folder, { recursive: true });
    },
  };
}
