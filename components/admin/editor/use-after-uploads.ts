'use client';

import { useRef, useState } from 'react';
import type { usePendingUploads } from '@/components/admin/shared/pending-uploads';
import { schedule } from '@/content/admin/schedule';

/** Makes an action wait for pending uploads, and shows that it is waiting. */
export function useAfterUploads({ uploading, undecided, settled }: ReturnType<typeof usePendingUploads>) {
  const [news, setNews] = useState('');
  const acting = useRef(false);
  const texts = schedule.uploads;

  /** Handles one click at a time, because a second would act on data that the first is changing. */
  async function afterUploads(act: () => unknown) {
    if (acting.current) return;
    acting.current = true;
    try {
      if (uploading) setNews(texts.waiting);
      const outcome = uploading || undecided ? await settled() : 'stored';
      setNews(outcome === 'stored' ? '' : texts[outcome]);
      if (outcome === 'stored') await act();
    } finally {
      acting.current = false;
    }
  }

  const isDecided = !undecided && (news === texts.undecided || news === texts.notInserted);
  return { news: isDecided ? '' : news, afterUploads };
}
