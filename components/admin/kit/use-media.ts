'use client';

import { useSyncExternalStore } from 'react';

/** The media query for phones: below the style sheets' `md` breakpoint. */
export const NARROW = '(max-width: 767.98px)';

/** Whether the window matches a media query. Environments without media queries return the second argument. */
export function useMedia(query: string, otherwise: boolean): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = globalThis.matchMedia?.(query);
      media?.addEventListener('change', onChange);
      return () => media?.removeEventListener('change', onChange);
    },
    () => globalThis.matchMedia?.(query).matches ?? otherwise,
    () => otherwise,
  );
}
