import { generateId } from '@/lib/content/ids';

const KEY = 'admin-tab';

const lockOf = (tab: string) => `admin-tab-${tab}`;

/** Holds a tab's name until the tab is closed. @returns false when another tab holds it: a duplicated one. */
function hold(tab: string): Promise<boolean> {
  const { locks } = navigator;
  // Without locks, as on plain http, the revision of a working copy tells two tabs of one name apart.
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

/** The name of this browser tab, which it keeps when it is reloaded or restored. */
export function thisTab(): Promise<string> {
  claimed ??= claim();
  return claimed;
}

/** The names of the tabs that this browser has open. */
export async function openTabs(): Promise<(tab: string) => boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return (tab) => names.has(lockOf(tab));
}
