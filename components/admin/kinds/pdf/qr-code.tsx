'use client';

import { Button } from '@/components/admin/kit/button';
import { download } from '@/components/admin/kit/download';
import { QrDrawing, qrOf } from '@/components/admin/kit/qr-drawing';
import { qrPng } from '@/components/admin/kit/qr-png';
import { links } from '@/content/admin/links';
import styles from './public-address.module.scss';

export type QrCodeProps = {
  text: string;
  label: string;
  /** The name of the downloaded files, without the extension. */
  fileName: string;
};

/** Returns the QR code as an SVG file, dark on light. */
function fileOf(text: string): string {
  const { size, path } = qrOf(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** A QR code of the text, and buttons that download the code for print. */
export function QrCode({ text, label, fileName }: QrCodeProps) {
  return (
    <>
      <QrDrawing text={text} label={label} />
      <div className={styles.actions}>
        <Button
          small
          onClick={() => download(`${fileName}.svg`, fileOf(text), 'image/svg+xml')}
          aria-label={`${links.qrDownload}: ${fileName}`}
        >
          {links.qrDownload}
        </Button>
        <Button
          small
          onClick={async () => download(`${fileName}.png`, await qrPng(text), 'image/png')}
          aria-label={`${links.qrPng}: ${fileName}`}
        >
          {links.qrPng}
        </Button>
      </div>
    </>
  );
}
