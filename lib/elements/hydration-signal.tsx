'use client';

import { useEffect } from 'react';
import { HYDRATED } from './ready';

/**
 * Signals that React has hydrated the page, so that custom elements can now change its markup. Does not run on pages
 * without the framework's scripts.
 */
export function HydrationSignal() {
  useEffect(() => {
    performance.mark(HYDRATED);
  }, []);
  return null;
}
