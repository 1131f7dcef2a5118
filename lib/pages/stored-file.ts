import 'server-only';
import { currentBackend, serviceAddress } from '@/lib/firebase/backend';

const PATIENCE = 15_000;

/** Files that may be kept this long, in seconds, never change under their address. */
const YEAR = 31_536_000;

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

/**
 * A stored file as a response that can do no harm: always of the one type, never sniffed, never run.
 * @param maxAge seconds that a browser may keep it.
 * @param patience milliseconds in which the store must begin to answer.
 */
export async function openFile(
  path: string,
  { type, maxAge, patience = PATIENCE }: { type: string; maxAge: number; patience?: number },
): Promise<Response> {
  const stored = await askStore(path, patience);
  if (stored && isMissing(stored)) return new Response('No such file.', { status: 404 });
  if (!stored?.ok)
    return new Response('The file store cannot be reached.', {
      status: 503,
      headers: { 'retry-after': '5' },
    });
  return new Response(stored.body, {
    headers: {
      'content-type': type,
      'cache-control': `public, max-age=${maxAge}${maxAge >= YEAR ? ', immutable' : ''}`,
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}
