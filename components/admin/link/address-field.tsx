'use client';

import { useState } from 'react';
import { Field } from '@/components/admin/shared/field';
import { fileErrors } from '@/content/admin/errors';
import { links } from '@/content/admin/links';
import { publicPdfPath } from '@/lib/content/link-use';
import { pdfId } from '@/lib/content/pdf-name';
import { KINDS } from '@/lib/model/kinds';
import { PDF_NAME } from '@/lib/model/link';

export type AddressFieldProps = { id: string; onMove(id: string): Promise<void> };

/** The file name in a new PDF's address: derived from the file until somebody changes it, and fixed once saved. */
export function AddressField({ id, onMove }: AddressFieldProps) {
  const [typed, setTyped] = useState(id);
  const wanted = pdfId(typed);
  const tooLong = wanted.length > KINDS.Link.fields.id.max;
  const isName = PDF_NAME.test(wanted);
  const error = tooLong ? fileErrors.longName : isName ? undefined : fileErrors.noName;
  return (
    <Field
      label={links.addressName}
      hint={`${links.addressHint} ${error ? '' : publicPdfPath(wanted)}`}
      error={error}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (error) return;
        setTyped(wanted);
        if (wanted !== id) void onMove(wanted);
      }}
    />
  );
}
