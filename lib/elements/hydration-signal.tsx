'use client';

import { useEffect } from 'react';
import { HYDRATED } from './ready';

/** Signals that elements may change the markup. Does not run on pages without framework scripts. */
export function HydrationSignal() {
  useEffect(() => {
    performance.mark(HYDRATED);
  }, []);
  return null;
}
