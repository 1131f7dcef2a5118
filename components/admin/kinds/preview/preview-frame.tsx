'use client';

import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/admin/kit/button';
import { admin } from '@/content/admin/texts';
import styles from './preview-frame.module.scss';

export type PreviewFrameProps = { children: ReactNode };

/** The widths of a preview, in CSS pixels. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;

type Width = keyof typeof WIDTHS;

/** A preview of the public page, in a separate document, so that styles respond to the preview's width. */
export function PreviewFrame({ children }: PreviewFrameProps) {
  const [width, setWidth] = useState<Width>('phone');
  const room = useRef<HTMLDivElement>(null);
  const { frame, body, height, onLoad } = useFrameDocument();
  const scale = useScale(room, WIDTHS[width]);
  return (
    <section className={styles.preview}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{admin.preview.label}</h2>
        {(['phone', 'desktop'] as const).map((name) => (
          <Button key={name} kind="quiet" aria-pressed={width === name} onClick={() => setWidth(name)}>
            {admin.preview[name]}
          </Button>
        ))}
      </div>
      <div ref={room}>
        <div
          className={styles.stage}
          style={{ inlineSize: WIDTHS[width] * scale, blockSize: height * scale }}
        >
          <iframe
            ref={frame}
            className={styles.frame}
            title={admin.preview.frame}
            srcDoc={EMPTY_DOCUMENT}
            onLoad={onLoad}
            style={{ inlineSize: WIDTHS[width], blockSize: height, transform: `scale(${scale})` }}
          />
        </div>
      </div>
      {body && createPortal(children, body)}
    </section>
  );
}

/** The frame's initial document. Unlike an empty frame, it is in standards mode. */
const EMPTY_DOCUMENT =
  '<!doctype html><html lang="en"><head><title>Preview</title></head><body></body></html>';

const STYLES = 'style, link[rel="stylesheet"]';

/**
 * Copies this page's styles to a document, including those added later.
 * @returns a function that stops the copying
 */
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

/** Keeps links in a preview from being followed, because the linked page would replace the preview. */
const stay = (event: Event) => event.preventDefault();

/** Copies this page's styles to a frame, and returns the frame's body and the height of its content. */
function useFrameDocument() {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);

  const onLoad = useCallback(() => setBody(frame.current?.contentDocument?.body ?? null), []);
  // The frame may have loaded before React attached its listener.
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

/** Returns the scale, at most 1, at which content of the given width fits into an element. */
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
