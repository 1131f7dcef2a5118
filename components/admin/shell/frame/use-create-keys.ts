'use client';

import { useEffect } from 'react';
import { isFree } from '@/components/admin/kit/shortcuts';
import { CREATE_KEY, create, kindKey } from '@/components/admin/lists/create';
import { useSingleKeys } from '@/components/admin/lists/single-keys';
import { COLLECTIONS } from '@/lib/model/kinds';

/** The time in milliseconds in which the second key must follow the first. */
const PAUSE = 2_000;

/**
 * Shortcuts of two single keys, one after the other: N, then the key of a kind, creates a record of that kind.
 * @param isShown whether the view has the buttons that the shortcuts replace
 */
export function useCreateKeys(isShown: boolean) {
  const { on } = useSingleKeys();
  useEffect(() => {
    if (!on || !isShown) return;
    let started = Number.NEGATIVE_INFINITY;
    const listen = (event: KeyboardEvent) => {
      const key = event.key.toUpperCase();
      const isSecond = event.timeStamp - started < PAUSE;
      started = Number.NEGATIVE_INFINITY;
      if (!isFree(event)) return;
      const kind = isSecond && COLLECTIONS.find((name) => kindKey(name) === key);
      if (kind) create(kind);
      else if (key === CREATE_KEY) started = event.timeStamp;
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [on, isShown]);
}
