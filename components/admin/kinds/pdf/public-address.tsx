'use client';

import { Fragment, useId, useState } from 'react';
import { Button } from '@/components/admin/kit/button';
import { Field } from '@/components/admin/kit/field';
import { LazyBoundary, lazyPart } from '@/components/admin/kit/lazy-boundary';
import { useToast } from '@/components/admin/kit/toaster';
import { useRomanised } from '@/components/admin/kit/use-romanised';
import { fileErrors } from '@/content/admin/errors';
import { links } from '@/content/admin/links';
import { documentPath } from '@/lib/documents/device-documents';
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
  /** The file's name in the address; '' before a file has been chosen. */
  id: string;
  /** Whether the link has been saved, so that its address works. */
  works: boolean;
};

/** The PDF's public address and, once it works, a copy button and a QR code. */
export function PublicAddress({ id, works }: PublicAddressProps) {
  const name = id.replace(/\.pdf$/, '');
  return (
    <Address
      path={id && publicPdfPath(id)}
      heading={links.address}
      qr={links.qr}
      works={works}
      name={id}
      file={name}
    />
  );
}

/** The address of a document in all languages, with a QR code for its label. */
export function DocumentAddress({ slug }: { slug: string }) {
  const path = documentPath(slug);
  return (
    <Address
      path={path}
      heading={links.documentAddress}
      qr={links.documentQr}
      works
      name={slug}
      file={slug}
    />
  );
}

type AddressProps = {
  /** '' before a file has been chosen. */
  path: string;
  heading: string;
  /** The name of the QR code. */
  qr: string;
  works: boolean;
  /** What the address leads to, for screen readers. */
  name: string;
  /** The start of the downloaded files' names. */
  file: string;
};

function Address({ path, heading, qr, works, name, file }: AddressProps) {
  const headingId = useId();
  const address = path && new URL(path, window.location.origin).href;
  return (
    <section className={styles.address} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      {address && (
        <p className={styles.text}>
          {address.split(/(?<=[/-])/).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
            <Fragment key={index}>
              <wbr />
              {part}
            </Fragment>
          ))}
        </p>
      )}
      {works ? (
        <>
          <div className={styles.actions}>
            <CopyButton text={address} name={name} />
            <a href={address} target="_blank" rel="noreferrer">
              {links.open}
            </a>
          </div>
          <LazyBoundary fallback={null}>
            <QrCode text={address} label={qr} fileName={`${file}-qr`} />
          </LazyBoundary>
        </>
      ) : (
        <p className={styles.soon}>{path ? links.addressSoon : links.addressNone}</p>
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
