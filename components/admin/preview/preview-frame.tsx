'use client';

import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/admin/button/button';
import { admin } from '@/content/admin/texts';
import styles from './preview-frame.module.scss';
import { EMPTY_DOCUMENT, useFrameDocument } from './use-frame-document';
import { useScale } from './use-scale';

export type PreviewFrameProps = { children: ReactNode };

/** The widths that a preview has, in CSS pixels. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;

type Width = keyof typeof WIDTHS;

/**
 * Shows what visitors will see, in a document of its own, so that the styles answer to the width of the preview
 * and not to that of the admin.
 */
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
