import { request } from 'node:http';
import { type Backend, BUCKET } from '../backend/backend';

const ROOT = `/v0/b/${BUCKET}/o`;

const addressOf = (name: string) => `${ROOT}?name=${encodeURIComponent(name)}`;

async function requireOk(response: Response): Promise<void> {
  const body = await response.text();
  if (!response.ok) throw new Error(`An upload returned ${response.status}: ${body}`);
}

/** Starts a resumable upload, and returns the path and query of its upload URL. */
async function begin(backend: Backend, name: string, size: number): Promise<string> {
  const headers = {
    'x-goog-upload-command': 'start',
    'x-goog-upload-header-content-length': String(size),
    'x-goog-upload-header-content-type': 'application/pdf',
  };
  const response = await backend.send(addressOf(name), { method: 'POST', headers });
  await requireOk(response);
  const { pathname, search } = new URL(response.headers.get('x-goog-upload-url') ?? '');
  return pathname + search;
}

const command = (words: string, offset: number) => ({
  'x-goog-upload-command': words,
  'x-goog-upload-offset': String(offset),
});

async function continueWith(backend: Backend, path: string, words: string, offset = 0, body?: Buffer) {
  const headers = command(words, offset);
  await requireOk(
    await backend.send(path, { method: 'POST', headers, body: body ? new Uint8Array(body) : null }),
  );
}

/** Sends half of a body, then breaks the connection. */
function breakOff(backend: Backend, path: string, body: Buffer, headers: Record<string, string> = {}) {
  const { origin, ownerToken } = backend.process;
  const sending = request(`${origin}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ownerToken}`, 'content-length': body.length, ...headers },
  });
  return new Promise<void>((resolve) => {
    sending.on('error', () => undefined).once('close', resolve);
    sending.write(body.subarray(0, body.length / 2), () => sending.destroy());
  });
}

/** Uploads a file completely, in two chunks. */
export async function uploadInChunks(backend: Backend, name: string, body: Buffer): Promise<void> {
  const path = await begin(backend, name, body.length);
  const half = Math.floor(body.length / 2);
  await continueWith(backend, path, 'upload', 0, body.subarray(0, half));
  await continueWith(backend, path, 'upload, finalize', half, body.subarray(half));
}

export type Abort = (backend: Backend, name: string, body: Buffer) => Promise<void>;

export const ABORTS: Abort[] = [
  (backend, name, body) => breakOff(backend, addressOf(name), body),
  async (backend, name, body) => {
    const path = await begin(backend, name, body.length);
    await continueWith(backend, path, 'upload', 0, body.subarray(0, body.length / 2));
    await continueWith(backend, path, 'cancel');
  },
  async (backend, name, body) => {
    const path = await begin(backend, name, body.length);
    await breakOff(backend, path, body, command('upload, finalize', 0));
    await continueWith(backend, path, 'cancel');
  },
];
