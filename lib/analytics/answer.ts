const KEY = 'analytics-consent';

/** The time in milliseconds for which the visitor's answer is remembered. */
const YEAR = 365 * 86_400_000;

function parse(stored: string): { allowed: boolean; at: number } | null {
  try {
    const { allowed, at } = JSON.parse(stored);
    return typeof allowed === 'boolean' && typeof at === 'number' ? { allowed, at } : null;
  } catch {
    return null;
  }
}

/** Whether the visitor allowed analytics, or null if there is no valid answer from the last year. */
export function rememberedAnswer(now: number): boolean | null {
  try {
    const answer = parse(localStorage.getItem(KEY) ?? '');
    return answer && answer.at <= now && now - answer.at < YEAR ? answer.allowed : null;
  } catch {
    return null;
  }
}

/** Remembers the answer for a year, if the browser can store it. */
export function rememberAnswer(allowed: boolean, now: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ allowed, at: now }));
  } catch {
    // Storage is disabled or full, so the visitor will be asked again.
  }
}
