'use client';

import { useEffect, useRef } from 'react';

const HOME = 'data-focus-home';

/** Marks where the focus goes when the element that had it goes away. */
export const focusHome = { [HOME]: '' };

export function focusHomeOf(part: Element | null) {
  part?.querySelector<HTMLElement>(`[${HOME}]`)?.focus();
}

/**
 * Keeps the focus in a part of the page. A row that is deleted or a panel that closes would take it along, and who
 * works by keyboard would start again at the top.
 * @returns what the part's element needs; inside it, one element is marked with `focusHome`.
 */
export function useFocusHome<Part extends HTMLElement>() {
  const ref = useRef<Part>(null);
  const isInside = useRef(false);
  useEffect(() => {
    const part = ref.current;
    if (!part) return;
    const isLost = () => isInside.current && document.activeElement === document.body;
    // A frame later: a dialog that closes gives the focus back to its button by itself.
    const changes = new MutationObserver(() => {
      if (isLost()) requestAnimationFrame(() => isLost() && focusHomeOf(part));
    });
    changes.observe(part, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, []);
  // React's events, because they come from dialogs too, which stand elsewhere in the document.
  const onFocus = () => {
    isInside.current = true;
  };
  const onBlur = () => {
    isInside.current = false;
  };
  return { ref, onFocus, onBlur };
}
