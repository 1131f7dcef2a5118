import { generateId } from '@/lib/records/ids';

const KEY = 'admin-tab';

const lockOf = (tab: string) => `admin-tab-${tab}`;

/**
 * Locks a tab's name until the page is unloaded.
 * @returns false if another tab, such as a duplicate, holds the name
 */
function hold(tab: string): Promise<boolean> {
  const { locks } = navigator;
  // Without locks, for example on plain HTTP, the revisions of working copies distinguish two tabs with the same name.
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    void locks.request(lockOf(tab), { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise(() => {}) : undefined;
    });
  });
}

async function claim(): Promise<string> {
  const kept = sessionStorage.getItem(KEY);
  if (kept && (await hold(kept))) return kept;
  const tab = generateId();
  sessionStorage.setItem(KEY, tab);
  await hold(tab);
  return tab;
}

let claimed: Promise<string> | undefined;

/** Returns this browser tab's name, which survives a reload. */
export function thisTab(): Promise<string> {
  claimed ??= claim();
  return claimed;
}

/**
 * Returns a function that reports whether a tab is open in this browser. That function returns undefined if locks are
 * unavailable.
 */
export async function openTabs(): Promise<(tab: string) => boolean | undefined> {
  const { locks } = navigator;
  if (!locks) return () => undefined;
  const { held = [] } = await locks.query();
  const names = new Set(held.map(({ name }) => name));
  return (tab) => names.has(lockOf(tab));
}
