import { z } from 'zod';
import { type Connection, ConnectionError, request } from './connection';

/** `updated` is in milliseconds since the epoch. */
export type StoredFile = { name: string; updated: number };

const Page = z.object({
  items: z.array(z.object({ name: z.string(), updated: z.string().optional() })).default([]),
  nextPageToken: z.string().optional(),
});
const Metadata = z.object({ updated: z.string() });

/** For Google's own buckets, operators must use the Cloud Storage API. Other backends offer only Firebase's API. */
const bucketPath = ({ kind, bucket }: Connection) =>
  kind === 'firebase' ? `storage/v1/b/${bucket}/o` : `v0/b/${bucket}/o`;

const filePath = (connection: Connection, name: string) =>
  `${bucketPath(connection)}/${encodeURIComponent(name)}`;

async function updatedOf(connection: Connection, name: string): Promise<number> {
  const { updated } = Metadata.parse(await request(connection, 'storage', filePath(connection, name)));
  return Date.parse(updated);
}

/** Returns every file in a folder, at any depth. */
export async function listFiles(connection: Connection, folder: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  let token: string | undefined;
  do {
    const query = new URLSearchParams({ prefix: `${folder}/`, ...(token && { pageToken: token }) });
    const page = Page.parse(await request(connection, 'storage', `${bucketPath(connection)}?${query}`));
    for (const { name, updated } of page.items) {
      files.push({ name, updated: updated ? Date.parse(updated) : await updatedOf(connection, name) });
    }
    token = page.nextPageToken;
  } while (token);
  return files;
}

/** Returns a file's content, or null if the file does not exist. @throws ConnectionError if it cannot be read */
export async function readFile(connection: Connection, name: string): Promise<Uint8Array | null> {
  const { origins, headers } = connection;
  const response = await fetch(`${origins.storage}/${filePath(connection, name)}?alt=media`, { headers });
  if (response.status === 404) return null;
  if (!response.ok) throw new ConnectionError(`${name} cannot be read (status ${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}

export async function deleteFile(connection: Connection, name: string): Promise<void> {
  await request(connection, 'storage', filePath(connection, name), { method: 'DELETE' });
}
