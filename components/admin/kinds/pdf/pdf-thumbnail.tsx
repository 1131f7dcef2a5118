'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/admin/kit/icons';
import type { PdfLink } from '@/lib/model/records';
import { fileAddress, pdfPath } from '@/lib/records/file-address';
import styles from './pdf-thumbnail.module.scss';

/** The maximum size of a file that is downloaded for a thumbnail, in bytes. */
const MAX_BYTES = 5_000_000;

export type PdfThumbnailProps = { link: Pick<PdfLink, 'link' | 'sha256' | 'size'> };

/**
 * A thumbnail of a stored PDF's first page, drawn when the thumbnail comes into view. Until the page is drawn, an icon
 * appears instead.
 */
export function PdfThumbnail({ link }: PdfThumbnailProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [page, setPage] = useState<ImageBitmap | null>(null);
  const isSmall = link.size > 0 && link.size <= MAX_BYTES;
  const address = isSmall ? fileAddress(pdfPath(link)) : '';

  useEffect(() => {
    setPage(null);
    if (!frame.current || !address) return;
    let left = false;
    const observer = new IntersectionObserver(async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const { firstPage } = await import('./first-page');
      const drawn = await firstPage(address);
      if (!left) setPage(drawn);
    });
    observer.observe(frame.current);
    return () => {
      left = true;
      observer.disconnect();
    };
  }, [address]);

  useEffect(() => {
    if (page) canvas.current?.getContext('2d')?.drawImage(page, 0, 0);
  }, [page]);

  return (
    <div ref={frame} className={styles.frame}>
      {page ? (
        <canvas ref={canvas} className={styles.page} width={page.width} height={page.height} />
      ) : (
        <Icon name="links" />
      )}
    </div>
  );
}
