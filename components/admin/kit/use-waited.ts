'use client';

import { useEffect, useState } from 'react';

/** The times, in milliseconds, after which a wait counts as noticed and as long. */
const NOTICED_MS = 1_000;
const LONG_MS = 10_000;

export type Waited = 'not' | 'noticed' | 'long';

/**
 * Returns whether an operation has gone without progress for a noticeable or a long time.
 * @param progress a value that changes with each step; null while nothing is pending
 */
export function useWaited(progress: unknown): Waited {
  const [waited, setWaited] = useState<Waited>('not');
  useEffect(() => {
    setWaited('not');
    if (progress === null) return;
    const noticed = setTimeout(() => setWaited('noticed'), NOTICED_MS);
    const long = setTimeout(() => setWaited('long'), LONG_MS);
    return () => {
      clearTimeout(noticed);
      clearTimeout(long);
    };
  }, [progress]);
  return waited;
}
