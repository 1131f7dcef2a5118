'use client';

import { useEffect, useState } from 'react';
import { useLatest } from '@/components/admin/kit/use-latest';
import { NARROW, useMedia } from '@/components/admin/kit/use-media';

/** The media query for windows in which the inspector fits beside the sheet: the style sheets' `xl` breakpoint. */
const WIDE = '(min-width: 1200px)';

/** The inspector's state: open on wide windows and closed on others, until the user opens or closes it, also with Ctrl+. */
export function useInspector() {
  const isWide = useMedia(WIDE, true);
  const isNarrow = useMedia(NARROW, false);
  const [chosen, setChosen] = useState<{ isWide: boolean; isOpen: boolean } | null>(null);
  // A choice made in a window of the other size says nothing about this one.
  const isOpen = chosen?.isWide === isWide ? chosen.isOpen : isWide;
  const show = (isOpen: boolean) => setChosen({ isWide, isOpen });
  const toggle = useLatest(() => show(!isOpen));
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '.' || event.altKey || event.repeat || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      toggle.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [toggle]);
  return { isOpen, isModal: isNarrow && isOpen, isWide, show };
}
