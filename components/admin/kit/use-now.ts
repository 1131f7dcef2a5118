'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import { databaseNow, watchDatabaseTime } from '@/lib/firebase/database-now';
import type { Publishable } from '@/lib/model/records';
import { afterEnd } from '@/lib/model/visibility';

/** The limits of one timer, in milliseconds. Timers can fire early, and cannot run for more than about 24 days. */
const SHORTEST_MS = 20;
const LONGEST_MS = 86_400_000;

/**
 * Returns the database's time, and updates it at each of the given moments and when a response corrects it. Until the
 * last moment, the time is also updated when the page becomes visible or gets focus, because timers stop while the
 * device sleeps. `look` updates the time immediately.
 */
export function useNow(moments: (Date | null)[]) {
  const [now, setNow] = useState(databaseNow);
  const look = useCallback(() => setNow(databaseNow()), []);
  useEffect(() => watchDatabaseTime(look), [look]);
  const next = Math.min(...moments.map((moment) => (moment && moment > now ? moment.getTime() : Infinity)));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const milliseconds = Math.min(Math.max(next - Number(databaseNow()), SHORTEST_MS), LONGEST_MS);
      timer = setTimeout(() => {
        look();
        wait();
      }, milliseconds);
    };
    wait();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [next, look]);
  return { now, look };
}

/**
 * Returns the stored record, or a draft of it once its unpublish-at time has come. `lookForEnd` checks immediately
 * whether that time has come.
 */
export function useUntilEnd<Item extends Publishable>(stored: Item) {
  const { now, look: lookForEnd } = useNow([stored.unpublishAt]);
  const record = useMemo(() => afterEnd(stored, now), [stored, now]);
  return { record, lookForEnd };
}
