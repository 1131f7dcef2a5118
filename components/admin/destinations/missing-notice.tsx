'use client';

import { useEffect, useState } from 'react';
import { Notice } from '@/components/admin/shared/notice';
import { destinationTexts as texts } from '@/content/admin/destinations';
import styles from './link-input.module.scss';
import { missingAddresses } from './missing-addresses';

/** The pause in typing, in milliseconds, before addresses are checked. */
const SETTLED_MS = 800;

export type MissingNoticeProps = { addresses: readonly string[] };

/** Lists the addresses on this site that do not exist. */
export function MissingNotice({ addresses }: MissingNoticeProps) {
  const [missing, setMissing] = useState<string[]>([]);
  const asked = addresses.join('\n');
  useEffect(() => {
    let left = false;
    setMissing([]);
    const timer = setTimeout(async () => {
      const found = await missingAddresses(asked.split('\n'));
      if (!left) setMissing(found);
    }, SETTLED_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return (
    <div role="status" className={styles.news}>
      {missing.length > 0 && (
        <Notice kind="info">
          <MissingList addresses={missing} />
        </Notice>
      )}
    </div>
  );
}

/** The broken links and what to do about them. */
export function MissingList({ addresses }: MissingNoticeProps) {
  return (
    <p>
      {texts.missing} <strong>{addresses.join(', ')}</strong>. {texts.missingRemedy}
    </p>
  );
}
