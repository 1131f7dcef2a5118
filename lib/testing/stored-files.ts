import { readSettings } from '@/lib/settings/settings';
import type { OwnedBackend } from './owner-writes';

function objectAddress(origin: string, path: string): string {
  const { storageBucket } = readSettings({ BACKEND: 'embedded' }).backend.keys;
  return `${origin}/v0/b/${storageBucket}/o/${encodeURIComponent(path)}`;
}

/** Returns a stored file's content as text, or the service's error. */
export async function storedBytes({ origin }: OwnedBackend, path: string): Promise<string> {
  return (await fetch(`${objectAddress(origin, path)}?alt=media`)).text();
}

/** Deletes a file, bypassing the rules, as a purge does. */
export async function takeFile({ origin, ownerToken }: OwnedBackend, path: string): Promise<void> {
  const headers = { authorization: `Bearer ${ownerToken}` };
  const { status } = await fetch(objectAddress(origin, path), { method: 'DELETE', headers });
  if (status !== 204) throw new Error(`${path} was not deleted: ${status}.`);
}
