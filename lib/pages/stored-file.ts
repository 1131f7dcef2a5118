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

/**
 * A stored file as a response that can do no harm: always of the one type, never sniffed, never run.
 * @param maxAge seconds that a browser may keep it.
 */
export async function openFile(
  path: string,
  { type, maxAge }: { type: string; maxAge: number },
): Promise<Response> {
  const stored = await fetch(objectAddress(path), {
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => null);
  if (!stored)
    return new Response('The file store cannot be reached.', {
      status: 503,
      headers: { 'retry-after': '5' },
    });
  if (!stored.ok) return new Response('No such file.', { status: 404 });
  return new Response(stored.body, {
    headers: {
      'content-type': type,
      'cache-control': `public, max-age=${maxAge}${maxAge >= YEAR ? ', immutable' : ''}`,
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}
