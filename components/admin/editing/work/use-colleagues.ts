'use client';

import { useEffect, useState } from 'react';
import { useLatest } from '@/components/admin/kit/use-latest';
import type { Collection } from '@/lib/model/kinds';
import { endPresence, PRESENCE_INTERVAL, type Presence, reportPresence } from '@/lib/records/presence';
import { getStaff } from '@/lib/records/staff';
import { getWorkOf, type WorkingCopy } from '@/lib/records/work';
import type { OpenedWork } from './open-work';

export type Colleagues = {
  /** Other tabs that have the record open. */
  present: Presence[];
  /** Everybody's working copies of the record. */
  copies: WorkingCopy[];
  /** Email addresses by account id. */
  staff: Map<string, string>;
};

const NOBODY: Colleagues = { present: [], copies: [], staff: new Map() };

/**
 * While the page is visible, regularly reports that this tab has a record open. Returns the other tabs that have the
 * record open, and everybody's working copies of it.
 */
export function useColleagues(name: Collection, id: string, opened: OpenedWork | null) {
  const [colleagues, setColleagues] = useState(NOBODY);
  const staff = useLatest(colleagues.staff);
  const tab = opened?.key.tab;

  useEffect(() => {
    if (!tab || !id) return;
    let ended = false;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const [present, copies] = await Promise.all([reportPresence(name, id, tab), getWorkOf(name, id)]);
      const known = [...present, ...copies].every(({ uid }) => staff.current.has(uid));
      const names = known ? staff.current : await getStaff();
      if (!ended) setColleagues({ present, copies, staff: names });
    };
    // A failed read is ignored, because the next poll reads again.
    const tryLook = () => void look().catch(() => {});
    const leave = () => void endPresence(tab).catch(() => {});
    tryLook();
    const timer = setInterval(tryLook, PRESENCE_INTERVAL);
    document.addEventListener('visibilitychange', tryLook);
    window.addEventListener('pagehide', leave);
    return () => {
      ended = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tryLook);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [name, id, tab, staff]);

  return colleagues;
}
