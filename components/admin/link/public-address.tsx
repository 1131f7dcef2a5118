'use client';

import { CopyButton } from '@/components/admin/shared/copy-button';
import { LazyBoundary, lazyPart } from '@/components/admin/shared/lazy-boundary';
import { links } from '@/content/admin/links';
import { publicPdfPath } from '@/lib/content/link-use';
import styles from './public-address.module.scss';

const QrCode = lazyPart(() => import('./qr-code').then(({ QrCode }) => QrCode));

export type PublicAddressProps = {
  id: string;
  /** Whether the address works, which it does once the link is saved. */
  works: boolean;
};

/** The PDF's public address, ready to copy and share. */
export function PublicAddress({ id, works }: PublicAddressProps) {
  const address = new URL(publicPdfPath(id), window.location.origin).href;
  return (
    <section className={styles.address} aria-labelledby="public-address">
      <h2 id="public-address" className={styles.heading}>
        {links.address}
      </h2>
      <p className={styles.text}>{address}</p>
      {works ? (
        <>
          <div className={styles.actions}>
            <CopyButton text={address} name={id} />
            <a href={address} target="_blank" rel="noreferrer">
              {links.open}
            </a>
          </div>
          <LazyBoundary fallback={null}>
            <QrCode text={address} label={links.qr} fileName={`${id.replace(/\.pdf$/, '')}-qr.svg`} />
          </LazyBoundary>
        </>
      ) : (
        <p className={styles.soon}>{links.addressSoon}</p>
      )}
    </section>
  );
}
