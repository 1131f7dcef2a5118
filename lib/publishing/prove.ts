import { slugIn } from '@/lib/articles/shelf';
import { databaseNow } from '@/lib/firebase/database-now';
import { isPublishable } from '@/lib/model/kinds';
import { SETTLED_MS } from './freshness';
import { recordAnchor } from './place-on-site';
import { markedText, type PublicChange, shows } from './revision-mark';

/** The time in milliseconds for which a receipt repeats its checks. */
const TIMEOUT_MS = 20_000;
const INTERVAL_MS = 250;

/** The reason why a receipt cannot confirm the change. */
export type Stuck =
  | { kind: 'stuck'; step: 'server' | 'database' | 'page' }
  | { kind: 'stuck'; step: 'cache'; seconds: number };

type Live = {
  kind: 'live';
  at: Date;
  milliseconds: number;
  /** The URL of the page most specific to the record, or null if the record is no longer public. */
  page: string | null;
};

export type Receipt = Live | Stuck;

/** The pages that show a record, or would if it were public. `silent` is true if the database is unreachable. */
type Shown = { pages: string[]; silent: boolean };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const request = (path: string) =>
  fetch(path, { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(5_000) });

async function pagesShowing({ collection, id }: PublicChange): Promise<Shown | null> {
  try {
    const response = await request(`/api/shown/${collection}/${encodeURIComponent(id)}`);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

/** Returns the URL of the record's most specific page. A list's URL gets the record's fragment. */
function ownPage({ pages }: Shown, { collection, id }: PublicChange): string | null {
  const page = pages.at(-1);
  if (page === undefined) return null;
  const isList = isPublishable(collection) && slugIn(page) === null;
  return isList ? `${page}#${recordAnchor(collection, id)}` : page;
}

type PageCheck = {
  shown: boolean;
  /**
   * The number of seconds for which a cache in front of the site is allowed to keep its copy, or null if there is no
   * cache or no limit.
   */
  kept: number | null;
};

const NOT_SHOWN: PageCheck = { shown: false, kept: null };

/**
 * Returns the number of seconds for which a cache is allowed to keep the response, or null if there is no cache or no
 * limit. Caches add `Age`. Their limit is `s-maxage` or, if that is missing, `max-age`.
 */
function keptByCache({ headers }: Response): number | null {
  if (!headers.has('age')) return null;
  const policy = headers.get('cache-control') ?? '';
  const limit = /s-maxage=(\d+)/.exec(policy) ?? /max-age=(\d+)/.exec(policy);
  return limit ? Number(limit[1]) : null;
}

/** Checks the page as a new visitor gets it: without cookies or the browser's cache. */
async function checkPage(path: string, change: PublicChange): Promise<PageCheck> {
  const response = await request(path);
  const answered = response.ok || response.status === 404;
  return { shown: answered && shows(await markedText(response), change), kept: keptByCache(response) };
}

type Seen = { kind: 'seen'; page: string | null };

/** Checks every affected page once. */
async function checkNow(change: PublicChange): Promise<Seen | Stuck> {
  const shown = await pagesShowing(change);
  if (!shown) return { kind: 'stuck', step: 'server' };
  const checks = await Promise.all(shown.pages.map((path) => checkPage(path, change).catch(() => NOT_SHOWN)));
  const missing = checks.filter((check) => !check.shown);
  if (missing.length === 0)
    return { kind: 'seen', page: change.revision === null ? null : ownPage(shown, change) };
  const kept = Math.max(...missing.map((check) => check.kept ?? 0));
  if (kept > 0) return { kind: 'stuck', step: 'cache', seconds: kept };
  return { kind: 'stuck', step: shown.silent ? 'database' : 'page' };
}

/**
 * Checks the affected pages until they all show the change and no server instance or cache may send an earlier version,
 * or until the receipt times out.
 */
export async function proveLive(change: PublicChange): Promise<Receipt> {
  const started = performance.now();
  for (;;) {
    const check = await checkNow(change);
    const elapsed = performance.now() - started;
    if (check.kind === 'seen' && elapsed >= SETTLED_MS) {
      return { kind: 'live', at: databaseNow(), milliseconds: elapsed, page: check.page };
    }
    if (check.kind === 'stuck' && elapsed >= TIMEOUT_MS) return check;
    await pause(check.kind === 'stuck' ? INTERVAL_MS : Math.min(1_000, SETTLED_MS - elapsed));
  }
}
