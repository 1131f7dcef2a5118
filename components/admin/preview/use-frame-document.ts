'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** What the frame starts as: a document in standards mode, which an empty frame is not. */
export const EMPTY_DOCUMENT =
  '<!doctype html><html lang="en"><head><title>Preview</title></head><body></body></html>';

const STYLES = 'style, link[rel="stylesheet"]';

/** Gives a document the styles of this page, and those that arrive later. @returns the way to stop. */
function shareStyles(frame: Document): () => void {
  const copy = () => {
    for (const sheet of frame.querySelectorAll(STYLES)) sheet.remove();
    const sheets = window.document.querySelectorAll(STYLES);
    frame.head.append(...Array.from(sheets, (sheet) => frame.importNode(sheet, true)));
  };
  copy();
  const watching = new MutationObserver(copy);
  watching.observe(window.document.head, { childList: true });
  return () => watching.disconnect();
}

/** Links in a preview lead nowhere: leaving would lose it. */
const stay = (event: Event) => event.preventDefault();

/** The document of a frame, styled as this page is, and how high its content is. */
export function useFrameDocument() {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);

  const onLoad = useCallback(() => setBody(frame.current?.contentDocument?.body ?? null), []);
  // The frame may have loaded before React listened.
  useEffect(() => {
    if (frame.current?.contentDocument?.title) onLoad();
  }, [onLoad]);

  useEffect(() => {
    if (!body) return;
    const { ownerDocument } = body;
    ownerDocument.documentElement.className = window.document.documentElement.className;
    ownerDocument.addEventListener('click', stay);
    const stopStyles = shareStyles(ownerDocument);
    const sizes = new ResizeObserver(() => setHeight(body.offsetHeight));
    sizes.observe(body);
    return () => {
      ownerDocument.removeEventListener('click', stay);
      stopStyles();
      sizes.disconnect();
    };
  }, [body]);

  return { frame, body, height, onLoad };
}
