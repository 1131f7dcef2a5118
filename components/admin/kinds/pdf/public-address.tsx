'use client';

import { Fragment, useState } from 'react';
import { Button } from '@/components/admin/kit/button';
import { Field } from '@/components/admin/kit/field';
import { LazyBoundary, lazyPart } from '@/components/admin/kit/lazy-boundary';
import { useToast } from '@/components/admin/kit/toaster';
import { useRomanised } from '@/components/admin/kit/use-romanised';
import { fileErrors } from '@/content/admin/errors';
import { links } from '@/content/admin/links';
import { copyText } from '@/lib/elements/clipboard';
import { KINDS } from '@/lib/model/kinds';
import { PDF_NAME } from '@/lib/model/link';
import { publicPdfPath } from '@/lib/records/pdf-address';
import { pdfId } from '@/lib/records/pdf-name';
import styles from './public-address.module.scss';

const QrCode = lazyPart(() => import('./qr-code').then(({ QrCode }) => QrCode));

export type AddressFieldProps = { id: string; onMove(id: string): void };

/** The file name in a new PDF's address. It comes from the chosen file, and can be changed until the link is saved. */
export function AddressField({ id, onMove }: AddressFieldProps) {
  const [typed, setTyped] = useState(id);
  const wanted = pdfId(useRomanised(typed));
  const tooLong = wanted.length > KINDS.Link.fields.id.max;
  const isName = PDF_NAME.test(wanted);
  const error = tooLong ? fileErrors.longName : isName ? undefined : fileErrors.noName;
  return (
    <Field
      label={links.addressName}
      hint={error ? links.addressHint : `${links.addressHint} ${links.addressWill} ${publicPdfPath(wanted)}`}
      error={error}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (error) return;
        setTyped(wanted);
        if (wanted !== id) onMove(wanted);
      }}
    />
  );
}

export type PublicAddressProps = {
  id: string;
  /** Whether the link has been saved, so that its address works. */
  works: boolean;
};

/** The PDF's public address and, once it works, a copy button and a QR code. */
export function PublicAddress({ id, works }: PublicAddressProps) {
  const address = new URL(publicPdfPath(id), window.location.origin).href;
  return (
    <section className={styles.address} aria-labelledby="public-address">
      <h2 id="public-address" className={styles.heading}>
        {links.address}
      </h2>
      <p className={styles.text}>
        {address.split(/(?<=[/-])/).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
          <Fragment key={index}>
            <wbr />
            {part}
          </Fragment>
        ))}
      </p>
      {works ? (
        <>
          <div className={styles.actions}>
            <CopyButton text={address} name={id} />
            <a href={address} target="_blank" rel="noreferrer">
              {links.open}
            </a>
          </div>
          <LazyBoundary fallback={null}>
            <QrCode text={address} label={links.qr} fileName={`${id.replace(/\.pdf$/, '')}-qr`} />
          </LazyBoundary>
        </>
      ) : (
        <p className={styles.soon}>{links.addressSoon}</p>
      )}
    </section>
  );
}

type CopyButtonProps = {
  text: string;
  /** The name of the copied text, for screen readers. */
  name: string;
};

function CopyButton({ text, name }: CopyButtonProps) {
  const toast = useToast();
  const copy = async () => toast((await copyText(text)) ? links.copied : links.copyFailed);
  return (
    <Button small onClick={copy} aria-label={`${links.copy}: ${name}`}>
      {links.copy}
    </Button>
  );
}
