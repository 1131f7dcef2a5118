import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Backend, readSettings } from '../../lib/settings/settings';

/** An operator's access to a backend, which bypasses the rules. */
export type Connection = {
  /** For example 'the embedded backend' or 'the project NAME'. */
  name: string;
  kind: Backend['kind'];
  projectId: string;
  bucket: string;
  origins: { auth: string; firestore: string; storage: string };
  headers: Record<string, string>;
};

export class ConnectionError extends Error {}

const GOOGLE = {
  auth: 'https://identitytoolkit.googleapis.com',
  firestore: 'https://firestore.googleapis.com',
  storage: 'https://storage.googleapis.com',
};

/** Returns GOOGLE_ACCESS_TOKEN or, if it is not set, the token of the Google Cloud CLI's user. */
function accessToken(env: NodeJS.ProcessEnv): string {
  if (env.GOOGLE_ACCESS_TOKEN) return env.GOOGLE_ACCESS_TOKEN;
  const { status, stdout } = spawnSync('gcloud', ['auth', 'print-access-token'], { encoding: 'utf8' });
  if (status === 0 && stdout.trim()) return stdout.trim();
  throw new ConnectionError(
    'No access: sign in with `gcloud auth login`, or set GOOGLE_ACCESS_TOKEN to a token for a service account.',
  );
}

function ownerToken(dataDir: string): string {
  const file = join(dataDir, 'owner-token');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new ConnectionError(`There is no data in ${dataDir}: start the site once, or set DATA_DIR.`);
}

/** Returns a connection to the embedded backend that this process has started. */
export const connectionToEmbedded = (
  { origin, ownerToken }: { origin: string; ownerToken: string },
  { projectId, storageBucket: bucket }: Backend['keys'],
): Connection => ({
  name: 'the embedded backend',
  kind: 'embedded',
  projectId,
  bucket,
  origins: { auth: origin, firestore: origin, storage: origin },
  headers: { authorization: `Bearer ${ownerToken}` },
});

/**
 * Returns a connection to the configured backend, by default the embedded one. Sends no request.
 * @throws ConnectionError if no access token is found; SettingsError if the settings are invalid
 */
export function openConnection(env: NodeJS.ProcessEnv): Connection {
  const { backend } = readSettings({ ...env, BACKEND: env.BACKEND || 'embedded' });
  const { projectId, storageBucket: bucket } = backend.keys;
  const { kind } = backend;
  if (kind === 'firebase') {
    // Requests with user credentials must name the project to bill.
    const headers = { authorization: `Bearer ${accessToken(env)}`, 'x-goog-user-project': projectId };
    return { name: `the project ${projectId}`, kind, projectId, bucket, origins: GOOGLE, headers };
  }
  const token = kind === 'emulators' ? 'owner' : ownerToken(env.DATA_DIR ?? '.data');
  const name = kind === 'emulators' ? 'the emulators' : 'the embedded backend';
  return {
    name,
    kind,
    projectId,
    bucket,
    origins: backend.origins,
    headers: { authorization: `Bearer ${token}` },
  };
}

/**
 * Sends a request and returns the JSON response, or null if it is empty.
 * @throws ConnectionError if the backend is unreachable or returns an error
 */
export async function request(
  { name, origins, headers }: Connection,
  service: keyof Connection['origins'],
  path: string,
  { method, body }: { method?: string; body?: object } = {},
): Promise<unknown> {
  const sent = body && { body: JSON.stringify(body) };
  const init = { method: method ?? (body ? 'POST' : 'GET'), ...sent };
  const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
  const url = `${origins[service]}/${path}`;
  const answer = await fetch(url, { ...init, headers: { ...headers, ...type } }).catch((cause) => {
    throw new ConnectionError(`Could not reach ${name} at ${origins[service]}. Check that it is running.`, {
      cause,
    });
  });
  const text = await answer.text();
  if (!answer.ok)
    throw new ConnectionError(
      `The request for ${path} failed: ${name} returned status ${answer.status}: ${text.slice(0, 300)}`,
    );
  return text ? JSON.parse(text) : null;
}
