'use client';

import { type RefObject, useEffect, useState } from 'react';

/** How much something must shrink to fit into an element; never more than its own size. */
export function useScale(element: RefObject<HTMLElement | null>, width: number): number {
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const sizes = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    sizes.observe(watched);
    return () => sizes.disconnect();
  }, [element]);
  return Math.min(1, room / width);
}
