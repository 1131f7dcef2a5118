import { markedText, type Publication, shows } from './revision-mark';

/** How long a receipt keeps looking, in milliseconds. */
const TIMEOUT_MS = 20_000;
const PAUSE_MS = 250;

/** After this long every instance of the server has looked at the database's clock or does so before it answers. */
const SETTLED_MS = 2_000;

/** Why a receipt cannot report the change as live. */
export type Stuck =
  | { kind: 'stuck'; step: 'server' | 'database' | 'page' }
  | { kind: 'stuck'; step: 'cache'; seconds: number };

export type Receipt = { kind: 'live'; at: Date; milliseconds: number } | Stuck;

/** Where the server shows a record, and whether it hears of changes. */
type Shown = { pages: string[]; silent: boolean };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const request = (path: string) =>
  fetch(path, { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(5_000) });

async function pagesShowing({ collection, id }: Publication): Promise<Shown | null> {
  try {
    const response = await request(`/api/shown/${collection}/${encodeURIComponent(id)}`);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

type Sight = {
  shown: boolean;
  /** Seconds for which a cache in front of the site may go on sending its copy; null without a cache. */
  kept: number | null;
};

const unseen: Sight = { shown: false, kept: null };

/** Only caches write `Age`; how long they may keep a copy is `s-maxage`, else `max-age`. */
function keptByCache({ headers }: Response): number | null {
  if (!headers.has('age')) return null;
  const policy = headers.get('cache-control') ?? '';
  const limit = /s-maxage=(\d+)/.exec(policy) ?? /max-age=(\d+)/.exec(policy);
  return limit ? Number(limit[1]) : null;
}

/** The page as any visitor gets it now: no cookie, no cache of this browser. */
async function look(path: string, change: Publication): Promise<Sight> {
  const response = await request(path);
  const answered = response.ok || response.status === 404;
  return { shown: answered && shows(await markedText(response), change), kept: keptByCache(response) };
}

/** One look at every page that should show the change, or null if all of them do. */
async function problemNow(change: Publication): Promise<Stuck | null> {
  const shown = await pagesShowing(change);
  if (!shown) return { kind: 'stuck', step: 'server' };
  const sights = await Promise.all(shown.pages.map((path) => look(path, change).catch(() => unseen)));
  const missing = sights.filter((sight) => !sight.shown);
  if (missing.length === 0) return null;
  const kept = Math.max(...missing.map((sight) => sight.kept ?? 0));
  if (kept > 0) return { kind: 'stuck', step: 'cache', seconds: kept };
  return { kind: 'stuck', step: shown.silent ? 'database' : 'page' };
}

/**
 * Looks at the affected pages as a visitor would until they show the change, and until every instance has had time to
 * learn of it.
 */
export async function proveLive(change: Publication): Promise<Receipt> {
  const started = performance.now();
  for (;;) {
    const problem = await problemNow(change);
    const elapsed = performance.now() - started;
    if (!problem && elapsed >= SETTLED_MS) return { kind: 'live', at: new Date(), milliseconds: elapsed };
    if (problem && elapsed >= TIMEOUT_MS) return problem;
    await pause(problem ? PAUSE_MS : Math.min(1_000, SETTLED_MS - elapsed));
  }
}
