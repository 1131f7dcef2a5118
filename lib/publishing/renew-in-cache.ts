import { readSettings } from '@/lib/settings/settings';
import { markedText, type Publication, shows } from './revision-mark';

/** A cache keeps a version of a page for each. */
const ENCODINGS = ['br', 'gzip', 'identity'];

async function renew(address: string, encoding: string, change: Publication): Promise<boolean> {
  const response = await fetch(address, {
    cache: 'no-store',
    headers: { accept: 'text/html', 'accept-encoding': encoding },
    signal: AbortSignal.timeout(5000),
  });
  return (response.ok || response.status === 404) && shows(await markedText(response), change);
}

/**
 * Has the cache before this server, where there is one, store a page anew, in every encoding.
 * @returns whether what it stored shows the publication; false also when the cache cannot be reached.
 */
export async function renewInCache(path: string, change: Publication): Promise<boolean> {
  const { cacheUrl } = readSettings(process.env);
  if (!cacheUrl) return true;
  const renewed = ENCODINGS.map((encoding) =>
    renew(`${cacheUrl}${path}`, encoding, change).catch(() => false),
  );
  return (await Promise.all(renewed)).every(Boolean);
}
