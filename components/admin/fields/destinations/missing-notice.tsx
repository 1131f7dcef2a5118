'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Confirmation } from '@/components/admin/kit/confirmation';
import { Notice } from '@/components/admin/kit/notice';
import { destinationTexts as texts } from '@/content/admin/destinations';
import type { PublishableCollection } from '@/lib/model/kinds';
import styles from './link-input.module.scss';
import { missingAddresses, missingLinks } from './missing-links';

/** The pause in typing, in milliseconds, before addresses are checked. */
const SETTLED_MS = 800;

export type MissingNoticeProps = { addresses: readonly string[] };

/** Lists the addresses that are missing on this site. */
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

/** The broken links and how to fix them. */
function MissingList({ addresses }: MissingNoticeProps) {
  const remedy = addresses.length === 1 ? texts.missingRemedy : texts.missingRemedies;
  return (
    <p>
      {texts.missing} <strong>{addresses.join(', ')}</strong>. {remedy}
    </p>
  );
}

/** Asks for confirmation before broken links go live. */
export function useLinkCheck(name: PublishableCollection): {
  /** Returns whether the record may go live: it has no broken links, or the user has accepted them. */
  check(record: object): Promise<boolean>;
  checking: boolean;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<{ missing: string[]; answer(isAccepted: boolean): void } | null>(null);
  const [checking, setChecking] = useState(false);
  return {
    checking,
    async check(record) {
      setChecking(true);
      const [missing = []] = await missingLinks(name, [record]).finally(() => setChecking(false));
      if (missing.length === 0) return true;
      return new Promise<boolean>((answer) => setAsked({ missing, answer })).finally(() => setAsked(null));
    },
    question: (
      <Confirmation
        question={asked && texts.question}
        label={texts.publishAnyway}
        destructive={false}
        onConfirm={() => asked?.answer(true)}
        onClose={() => asked?.answer(false)}
      >
        {asked && <MissingList addresses={asked.missing} />}
      </Confirmation>
    ),
  };
}
