import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { type Firestore, initializeFirestore, setLogLevel } from 'firebase/firestore/lite';
import { type LocalFirebase, type LocalFirebaseOptions, startLocalFirebase } from '..';
import { createTempDir } from './temp-dir';

// Tests provoke denials, which the SDK would log.
setLogLevel('silent');

export const ROOT = 'projects/demo/databases/(default)/documents';

/** Returns a complete rules file with these match blocks. */
export const firestoreRules = (inside: string) =>
  `rules_version = '2';\nservice cloud.firestore { match /databases/{database}/documents {\n${inside}\n} }`;

export const OPEN = firestoreRules('match /{path=**} { allow read, write; }');
export const CLOSED_STORAGE =
  "rules_version = '2'; service firebase.storage { match /b/{bucket}/o { match /{path=**} { allow read: if false; } } }";

export type Answer = { status: number; body: unknown };

/** Creates a folder with rules, and returns it with the options that start the backend with these rules. */
export function createFolder(rules: string = OPEN) {
  const folder = createTempDir();
  const file = (name: string) => join(folder.path, name);
  writeFileSync(file('firestore.rules'), rules);
  writeFileSync(file('storage.rules'), CLOSED_STORAGE);
  const options: LocalFirebaseOptions = {
    dataDir: file('data'),
    port: 0,
    projectId: 'demo',
    bucket: 'demo.example',
    firestoreRules: file('firestore.rules'),
    storageRules: file('storage.rules'),
  };
  return { ...folder, options };
}

/** Starts the whole backend with its own data, and returns it with helpers for requests. */
export async function startLocal(rules: string = OPEN, more: Partial<LocalFirebaseOptions> = {}) {
  const folder = createFolder(rules);
  const backend: LocalFirebase = await startLocalFirebase({ ...folder.options, ...more });
  const apps: FirebaseApp[] = [];

  async function send(path: string, body?: unknown, init: RequestInit = {}): Promise<Answer> {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${backend.origin}${path}`, { ...sent, ...init });
    return { status: response.status, body: await response.json() };
  }

  const owner = { Authorization: `Bearer ${backend.ownerToken}` };
  return {
    ...folder,
    backend,
    send,
    /** Sends a request to a path below the documents' root, such as `:commit` or `/a/b`, bypassing the rules. */
    asOwner: (path: string, body?: unknown, init: RequestInit = {}) =>
      send(`/v1/${ROOT}${path}`, body, { headers: owner, ...init }),
    asAnyone: (path: string, body?: unknown, init: RequestInit = {}) =>
      send(`/v1/${ROOT}${path}`, body, init),
    /** Returns a signed-out SDK client. */
    client(): Firestore {
      const app = initializeApp({ apiKey: 'any', projectId: 'demo' }, crypto.randomUUID());
      apps.push(app);
      return initializeFirestore(app, { host: new URL(backend.origin).host, ssl: false });
    },
    async close(): Promise<void> {
      await Promise.all(apps.map(deleteApp));
      await backend.close();
      folder.remove();
    },
  };
}

export type Local = Awaited<ReturnType<typeof startLocal>>;

/** Returns a response's HTTP status and error status, such as `403 PERMISSION_DENIED`. The error may be in a list. */
export function verdict({ status, body }: Answer): string {
  const [first] = [body].flat() as { error?: { status?: string } }[];
  return [status, first?.error?.status].filter(Boolean).join(' ');
}
