'use client';

import type { Editor } from '@tiptap/core';
import { type EditorState, TextSelection } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { NARROW, useMedia } from '@/components/admin/kit/use-media';
import { above, seenPart } from './beside';
import { selectedLines } from './use-beside';

/** In its own line above the text, above the selected text, or on the on-screen keyboard. */
export type ToolbarPlace = 'line' | 'selection' | 'keyboard';

/** Returns the selected text outside tables, whose commands need the whole toolbar. */
function selectedText({ selection }: EditorState) {
  const { $from, from, to, empty } = selection;
  const isInTable = $from.depth > 0 && $from.node(1).type.name === 'table';
  return empty || isInTable || !(selection instanceof TextSelection) ? null : { from, to };
}

/**
 * Chooses the toolbar's place, and moves it there. While the text is in use, the toolbar is above selected text or, on
 * phones, on the keyboard, where it never covers the selection.
 */
export function useToolbarPlace(
  editor: Editor,
  toolbar: RefObject<HTMLElement | null>,
  isInUse: boolean,
): ToolbarPlace {
  const isNarrow = useMedia(NARROW, false);
  const isPressed = usePressed(editor);
  const selected = useEditorState({ editor, selector: (state) => selectedText(state.editor.state) });
  const [, move] = useReducer((count: number) => count + 1, 0);
  const inUse = isNarrow ? 'keyboard' : selected && !isPressed ? 'selection' : 'line';
  const place = isInUse ? inUse : 'line';

  useEffect(() => {
    const { visualViewport } = window;
    window.addEventListener('resize', move);
    visualViewport?.addEventListener('resize', move);
    visualViewport?.addEventListener('scroll', move);
    return () => {
      window.removeEventListener('resize', move);
      visualViewport?.removeEventListener('resize', move);
      visualViewport?.removeEventListener('scroll', move);
    };
  }, []);

  useLayoutEffect(() => {
    const element = toolbar.current;
    const container = element?.offsetParent;
    if (!element) return;
    const { style } = element;
    Object.assign(style, { insetBlockStart: '', insetInlineStart: '', insetBlockEnd: '' });
    if (place === 'keyboard') style.insetBlockEnd = `${window.innerHeight - seenPart(0).bottom}px`;
    if (place !== 'selection' || !selected || !container) return;
    const bars = parseFloat(getComputedStyle(element).scrollMarginBlockStart);
    const boxes = [container.getBoundingClientRect(), element.getBoundingClientRect()] as const;
    Object.assign(style, above(selectedLines(editor), ...boxes, seenPart(bars)));
  });

  return place;
}

/** Whether a pointer is pressed in the text. A toolbar that appeared then would be in the way of the selection. */
function usePressed({ view }: Editor): boolean {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const press = () => setPressed(true);
    const release = () => setPressed(false);
    const { dom } = view;
    dom.addEventListener('pointerdown', press);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      dom.removeEventListener('pointerdown', press);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [view]);
  return isPressed;
}
