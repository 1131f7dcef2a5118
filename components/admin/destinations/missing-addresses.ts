import { pathOnSite } from '@/lib/model/address';

/** The longest wait for an answer, in milliseconds. */
const TIMEOUT_MS = 3_000;

/** How long an answer is reused, in milliseconds: what is missing may be published meanwhile. */
const FRESH_MS = 10_000;

const GONE = new Set([404, 410]);

async function requestMissing(path: string): Promise<boolean> {
  try {
    const response = await fetch(path, {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return GONE.has(response.status);
  } catch {
    return false;
  }
}

const answers = new Map<string, { at: number; missing: Promise<boolean> }>();

function isMissing(path: string): Promise<boolean> {
  const known = answers.get(path);
  if (known && Date.now() - known.at < FRESH_MS) return known.missing;
  const missing = requestMissing(path);
  answers.set(path, { at: Date.now(), missing });
  return missing;
}

/** The addresses on this site that visitors get a 404 for. One that cannot be checked counts as present. */
export async function missingAddresses(addresses: readonly string[]): Promise<string[]> {
  const checked = [...new Set(addresses)].map(async (address) => {
    const path = pathOnSite(address, window.location.origin);
    return path !== null && (await isMissing(path)) ? [address] : [];
  });
  return (await Promise.all(checked)).flat();
}
