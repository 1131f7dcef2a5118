'use client';

import { useCallback, useEffect, useState } from 'react';
import { errorMessage } from '@/components/admin/error-message';
import { emptyRecord } from '@/lib/content/converter';
import { PDF_NAME } from '@/lib/content/fields';
import { getLink } from '@/lib/content/links';
import type { PdfLink } from '@/lib/content/records';

const newLink = (id: string): PdfLink => ({ ...emptyRecord('Link', id), link: `pdfs/${id}` });

/** The link of an id, or an empty one for an id that no file gave yet. */
export function useLink(id: string) {
  const [link, setLink] = useState<PdfLink | null>(null);
  const [failure, setFailure] = useState('');

  const reload = useCallback(async () => {
    setFailure('');
    try {
      setLink((PDF_NAME.test(id) && (await getLink(id))) || newLink(PDF_NAME.test(id) ? id : ''));
    } catch (error) {
      setFailure(errorMessage(error));
    }
  }, [id]);

  useEffect(() => {
    reload();
  }, [reload]);

  return { link, setLink, failure, reload };
}
