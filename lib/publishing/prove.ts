import { currentUser } from '@/lib/firebase/auth';
import { SignedOutError } from '@/lib/firebase/signed-out-error';
import { markedText, type Publication, shows } from './revision-mark';

/** How long a receipt keeps looking, in milliseconds. */
const PATIENCE = 20_000;
const PAUSE = 250;

/** Why the server did not do what it was asked for; `said` are its own words. */
export type CallFailure = 'signedOut' | 'late' | 'unreachable' | 'tooManyCalls' | { said: string };

/** The step that did not get through: telling the server, seeing the page, or passing a cache before the site. */
export type Stuck =
  | { kind: 'stuck'; step: 'revalidate'; reason: CallFailure }
  | { kind: 'stuck'; step: 'page' }
  | { kind: 'stuck'; step: 'cache'; seconds: number };

export type Receipt = { kind: 'live'; at: Date; milliseconds: number } | Stuck;

type Page = { path: string; live: boolean };

type Answer = { pages: Page[] } | { refusal: CallFailure } | { tryAfter: number };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Browsers call a lost connection by names of their own, of use to nobody. */
function reasonOf(error: unknown): CallFailure {
  if (error instanceof SignedOutError) return 'signedOut';
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return isLate ? 'late' : 'unreachable';
}

async function askServer(change: Publication): Promise<Answer> {
  try {
    const response = await fetch('/api/revalidate', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await currentUser().getIdToken()}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(change),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status === 429) return { tryAfter: Number(response.headers.get('retry-after') ?? 1) * 1000 };
    const answer = await response.json();
    if (answer.error) return { refusal: { said: String(answer.error) } };
    return { pages: answer.pages };
  } catch (error) {
    return { refusal: reasonOf(error) };
  }
}

/**
 * Asks again while a page lags behind: one that began to render before this change, for a colleague's, can finish
 * after it, and then counts as new although it is not. Waits when the server has had too many calls.
 */
async function askUntilLive(
  change: Publication,
  deadline: number,
): Promise<Exclude<Answer, { tryAfter: number }>> {
  for (;;) {
    const answer = await askServer(change);
    const isLate = Date.now() >= deadline;
    if ('tryAfter' in answer) {
      if (isLate) return { refusal: 'tooManyCalls' };
      await pause(answer.tryAfter);
    } else if ('refusal' in answer || answer.pages.every(({ live }) => live) || isLate) return answer;
  }
}

type Sight = {
  shown: boolean;
  /** Seconds for which a cache before the site may go on sending what it has; null where there is none. */
  kept: number | null;
};

const unseen: Sight = { shown: false, kept: null };

/** An `Age` is written by caches alone; what they may keep stands in `s-maxage`, else in `max-age`. */
function keptByCache({ headers }: Response): number | null {
  if (!headers.has('age')) return null;
  const policy = headers.get('cache-control') ?? '';
  const limit = /s-maxage=(\d+)/.exec(policy) ?? /max-age=(\d+)/.exec(policy);
  return limit ? Number(limit[1]) : null;
}

/** The page as any visitor gets it now: no cookie, no cache of this browser. */
async function look(path: string, change: Publication): Promise<Sight> {
  const response = await fetch(path, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(5000),
  });
  const answered = response.ok || response.status === 404;
  return { shown: answered && shows(await markedText(response), change), kept: keptByCache(response) };
}

async function lookUntilShown(paths: string[], change: Publication, deadline: number): Promise<Sight[]> {
  for (;;) {
    const seen = await Promise.all(paths.map((path) => look(path, change).catch(() => unseen)));
    if (seen.every(({ shown }) => shown) || Date.now() >= deadline) return seen;
    await pause(PAUSE);
  }
}

/** Has the affected pages rendered anew and looks at them as a visitor would, until they show the change. */
export async function proveLive(change: Publication): Promise<Receipt> {
  const started = Date.now();
  const answer = await askUntilLive(change, started + PATIENCE);
  if ('refusal' in answer) return { kind: 'stuck', step: 'revalidate', reason: answer.refusal };
  const paths = answer.pages.map(({ path }) => path);
  const seen = await lookUntilShown(paths, change, started + PATIENCE);
  const missing = seen.filter(({ shown }) => !shown);
  if (missing.length === 0) return { kind: 'live', at: new Date(), milliseconds: Date.now() - started };
  const kept = Math.max(...missing.map((sight) => sight.kept ?? 0));
  return kept > 0 ? { kind: 'stuck', step: 'cache', seconds: kept } : { kind: 'stuck', step: 'page' };
}
