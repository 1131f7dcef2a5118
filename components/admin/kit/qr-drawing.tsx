'use client';

import { encode } from 'uqr';
import styles from './qr-drawing.module.scss';

/** Returns the text's QR code as rows of modules, with the quiet zone that scanners need. Dark modules are true. */
export const qrModules = (text: string): boolean[][] => encode(text, { ecc: 'M', border: 4 }).data;

/** Returns the size of the text's QR code in modules, and its dark modules as a path. */
export function qrOf(text: string): { size: number; path: string } {
  const data = qrModules(text);
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: data.length, path };
}

export type QrDrawingProps = { text: string; label: string };

/** A QR code of the text, dark on light in both themes, because some scanners cannot read inverted codes. */
export function QrDrawing({ text, label }: QrDrawingProps) {
  const { size, path } = qrOf(text);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
