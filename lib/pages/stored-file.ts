import 'server-only';
import { fileAnswers } from '@/content/publishing';
import { currentBackend, serviceAddress } from '@/lib/firebase/backend';

const PATIENCE = 15_000;

/** Of files that are named by their content, so that they never change under their address. */
export const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Where the storage service itself serves an object to anyone whom its rules let read it. */
function objectAddress(path: string): string {
  const origin = serviceAddress('storage')?.origin ?? 'https://firebasestorage.googleapis.com';
  const { storageBucket } = currentBackend().keys;
  return `${origin}/v0/b/${storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
}

/** The store's answer, or null when it does not begin in time. How long its bytes take is the visitor's affair. */
async function askStore(path: string, patience: number): Promise<Response | null> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patience);
  try {
    return await fetch(objectAddress(path), { cache: 'no-store', signal: giveUp.signal });
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** What the store says of a file that nobody may read or that is not there; anything else is trouble of its own. */
const isMissing = ({ status }: Response) => [400, 401, 403, 404].includes(status);

export const noSuchFile = (): Response =>
  new Response(fileAnswers.missing, { status: 404, headers: { 'cache-control': 'no-store' } });

export const storeOutOfReach = (): Response =>
  new Response(fileAnswers.outOfReach, { status: 503, headers: { 'retry-after': '5' } });

export type OpenFileOptions = {
  type: string;
  /** How long a browser may keep it, and what else is said of it. */
  headers: Record<string, string>;
  /** Milliseconds in which the store must begin to answer. */
  patience?: number;
};

/** A stored file as a response that can do no harm: always of the one type, never sniffed, never run. */
export async function openFile(
  path: string,
  { type, headers, patience = PATIENCE }: OpenFileOptions,
): Promise<Response> {
  const stored = await askStore(path, patience);
  if (stored && isMissing(stored)) return noSuchFile();
  if (!stored?.ok) return storeOutOfReach();
  return new Response(stored.body, {
    headers: { ...headers, 'content-type': type, 'content-security-policy': "default-src 'none'; sandbox" },
  });
}
