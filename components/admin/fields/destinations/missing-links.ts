import { pathOnSite } from '@/lib/model/address';
import { linksOf } from '@/lib/model/editable';
import { type PublishableCollection, partOf } from '@/lib/model/kinds';
import type { RecordOf } from '@/lib/model/records';
import { textIn } from '@/lib/model/text-in';
import { withText } from '@/lib/records/bodies';

const TIMEOUT_MS = 3_000;

/** How long a result is reused, in milliseconds. It is short because a missing page may be published at any time. */
const FRESH_MS = 10_000;

const GONE = new Set([404, 410]);

async function requestMissing(path: string): Promise<boolean> {
  try {
    const response = await fetch(path, {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return GONE.has(response.status);
  } catch {
    return false;
  }
}

/** The maximum number of concurrent requests in one check. More would make saves wait in the browser's queue. */
const LANES = 4;

/** The maximum number of cached results. */
const MAX_ANSWERS = 1_000;

const answers = new Map<string, { at: number; missing: Promise<boolean> }>();

function isMissing(path: string): Promise<boolean> {
  const known = answers.get(path);
  if (known && performance.now() - known.at < FRESH_MS) return known.missing;
  if (answers.size >= MAX_ANSWERS) answers.clear();
  const missing = requestMissing(path);
  answers.set(path, { at: performance.now(), missing });
  return missing;
}

/** Returns the addresses on this site that respond with 404 or 410. Omits addresses that cannot be checked. */
export async function missingAddresses(addresses: readonly string[]): Promise<string[]> {
  const asked = new Set(addresses);
  const missing = new Set<string>();
  // Concurrent loops take addresses from the same iterator, so each address is checked once.
  const queue = asked.values();
  const lane = async () => {
    for (const address of queue) {
      const path = pathOnSite(address, window.location.origin);
      if (path !== null && (await isMissing(path))) missing.add(address);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return [...asked].filter((address) => missing.has(address));
}

/** Adds the text, which records from a list lack. If the text cannot be read, links in it are not checked. */
async function withMissingText<Item extends object>(
  name: PublishableCollection,
  record: Item,
): Promise<object> {
  const part = partOf(name);
  if (!part || textIn(record, part.field)) return record;
  return withText(name, record as Item & RecordOf<typeof name>).catch(() => record);
}

/** Returns, for each record, the missing addresses on this site that it links to. */
export async function missingLinks(
  name: PublishableCollection,
  records: readonly object[],
): Promise<string[][]> {
  const whole = await Promise.all(records.map((record) => withMissingText(name, record)));
  const addresses = whole.map((record) => linksOf(name, record));
  const missing = new Set(await missingAddresses(addresses.flat()));
  return addresses.map((asked) => [...new Set(asked)].filter((address) => missing.has(address)));
}
