'use client';

import { useEffect, useRef } from 'react';

const HOME = 'data-focus-home';

/** Marks the element that gets focus when the focused element disappears. */
export const focusHome = { [HOME]: '' };

export function focusHomeOf(part: Element | null) {
  part?.querySelector<HTMLElement>(`[${HOME}]`)?.focus();
}

/**
 * Keeps focus in a part of the page when the focused element disappears, for example with a deleted row or a closed
 * panel. Otherwise, keyboard users would have to start again at the top of the page.
 * @returns props for the part's element, which must contain an element that is marked with `focusHome`
 */
export function useFocusHome<Part extends HTMLElement>() {
  const ref = useRef<Part>(null);
  const isInside = useRef(false);
  useEffect(() => {
    const part = ref.current;
    if (!part) return;
    const isLost = () => isInside.current && document.activeElement === document.body;
    // Waits one frame, because a closing dialog returns focus to its button by itself.
    const changes = new MutationObserver(() => {
      if (isLost()) requestAnimationFrame(() => isLost() && focusHomeOf(part));
    });
    changes.observe(part, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, []);
  // React events from dialogs also bubble here, although the dialogs are elsewhere in the document.
  const onFocus = () => {
    isInside.current = true;
  };
  const onBlur = () => {
    isInside.current = false;
  };
  return { ref, onFocus, onBlur };
}
