'use client';

import { useEffect } from 'react';
import { HYDRATED } from './ready';

/** Tells the elements that they may change the markup. Where framework scripts are filtered out, it never runs. */
export function HydrationSignal() {
  useEffect(() => {
    performance.mark(HYDRATED);
  }, []);
  return null;
}
