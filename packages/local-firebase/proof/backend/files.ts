import { type Backend, BUCKET } from './backend';

const ROOT = `/v0/b/${BUCKET}/o`;

/** Returns bytes that repeat the number `n`, so that files with different numbers differ. */
export function bytesOf(n: number, size: number): Buffer {
  return Buffer.from(`${n} `.repeat(Math.ceil(size / String(n).length)).slice(0, size));
}

export async function upload(backend: Backend, name: string, body: Buffer): Promise<void> {
  const response = await backend.send(`${ROOT}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { 'content-type': 'application/pdf' },
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`The upload returned ${response.status}: ${answer}`);
}

/** Returns a stored file's bytes, or null if there is no such file. */
export async function download(backend: Backend, name: string): Promise<Buffer | null> {
  const response = await backend.send(`${ROOT}/${encodeURIComponent(name)}?alt=media`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The download returned ${response.status}: ${bytes}`);
  return bytes;
}
