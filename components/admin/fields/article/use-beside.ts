import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useLayoutEffect, useReducer } from 'react';
import { beside, seenPart } from './beside';

/** The lines of a part of the text, relative to the window. */
export type Lines = { top: number; bottom: number; left: number };

/** The lines of the selected text or picture, or the line with the cursor. */
export function selectedLines({ view, state: { selection } }: Editor): Lines {
  const { top, left } = view.coordsAtPos(selection.from);
  return { top, left, bottom: view.coordsAtPos(selection.to, -1).bottom };
}

/**
 * Keeps a popup beside lines of the text, and scrolls to it when it opens. The popup's scroll margins are the space that
 * it keeps from the edges of the window.
 */
export function useBeside(popup: RefObject<HTMLElement | null>, lines: () => Lines): void {
  const [, place] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    const element = popup.current;
    const container = element?.offsetParent;
    if (!element || !container) return;
    const { scrollMarginBlockStart, scrollMarginBlockEnd } = getComputedStyle(element);
    const boxes = [container.getBoundingClientRect(), element.getBoundingClientRect()] as const;
    const seen = seenPart(parseFloat(scrollMarginBlockStart) || 0, parseFloat(scrollMarginBlockEnd) || 0);
    Object.assign(element.style, beside(lines(), ...boxes, seen));
  });

  useEffect(() => {
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, []);

  useEffect(() => {
    popup.current?.scrollIntoView({ block: 'nearest' });
  }, [popup]);
}
