'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { inTime } from '@/lib/loading/in-time';

type Loaded<Props> = { Part: ComponentType<Props> | null; error: unknown };

/**
 * Loads a component; null until it has loaded. Unlike `lazyPart`, shows the component without delay: React keeps a
 * suspended component's placeholder for at least 300 ms. A failure is thrown to the surrounding `LazyBoundary`.
 */
export function useLoadedPart<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [{ Part, error }, setLoaded] = useState<Loaded<Props>>({ Part: null, error: null });
  useEffect(() => {
    let ended = false;
    const show = (loaded: Loaded<Props>) => {
      if (!ended) setLoaded(loaded);
    };
    inTime(load()).then(
      (part) => show({ Part: part, error: null }),
      (failure) => show({ Part: null, error: failure }),
    );
    return () => {
      ended = true;
    };
  }, [load]);
  if (error) throw error;
  return Part;
}
