'use client';

import { useMemo } from 'react';
import type { Publishable } from '@/lib/model/records';
import { afterEnd } from '@/lib/model/visibility';
import { useNow } from './use-now';

/** The stored record, or a draft of it once its unpublish-at time has come. `lookForEnd` checks that immediately. */
export function useUntilEnd<Item extends Publishable>(stored: Item) {
  const { now, look: lookForEnd } = useNow([stored.unpublishAt]);
  const record = useMemo(() => afterEnd(stored, now), [stored, now]);
  return { record, lookForEnd };
}
