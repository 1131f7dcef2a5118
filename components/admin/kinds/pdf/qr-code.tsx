'use client';

import { encode } from 'uqr';
import { Button } from '@/components/admin/kit/button';
import { links } from '@/content/admin/links';
import styles from './public-address.module.scss';

export type QrCodeProps = { text: string; label: string; fileName: string };

/** Draws a dark code on a light background, because some scanners cannot read inverted codes. */
const drawing = (size: number, path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;

/** Downloads text as an SVG file. */
function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address));
}

/** A QR code of the text, with the quiet zone that scanners need, and a button that downloads the code for print. */
export function QrCode({ text, label, fileName }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <>
      <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
        <path d={squares} />
      </svg>
      <div className={styles.actions}>
        <Button small onClick={() => download(fileName, drawing(size, squares))}>
          {links.qrDownload}
        </Button>
      </div>
    </>
  );
}
