'use client';

import { useCallback, useEffect, useState } from 'react';
import { errorMessage } from '@/components/admin/error-message';
import { type Deletion, deletionOf } from '@/lib/content/history';
import { getLink } from '@/lib/content/links';
import { emptyRecord } from '@/lib/model/converter';
import { PDF_NAME } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';

export type LinkState = 'new' | 'stored' | Deletion;

type Loaded = { link: PdfLink; state: LinkState };

const newLink = (id: string): PdfLink => ({ ...emptyRecord('Link', id), link: `pdfs/${id}` });

async function load(id: string): Promise<Loaded> {
  if (!PDF_NAME.test(id)) return { link: newLink(''), state: 'new' };
  const link = await getLink(id);
  if (link) return { link, state: 'stored' };
  return { link: newLink(id), state: (await deletionOf('Link', id)) ?? 'new' };
}

/** The link of an id, or an empty one for an id that no file gave yet. */
export function useLink(id: string) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState('');

  const reload = useCallback(async (asked: string) => {
    setFailure('');
    try {
      setLoaded(await load(asked));
    } catch (error) {
      setFailure(errorMessage(error));
    }
  }, []);

  useEffect(() => {
    reload(id);
  }, [id, reload]);

  return { loaded, setLoaded, failure, reload };
}
