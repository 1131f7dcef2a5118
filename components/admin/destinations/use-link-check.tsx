'use client';

import { type ReactNode, useState } from 'react';
import { Confirmation } from '@/components/admin/shared/confirmation';
import { destinationTexts as texts } from '@/content/admin/destinations';
import type { PublishableCollection } from '@/lib/model/kinds';
import { missingLinks } from './missing-links';
import { MissingList } from './missing-notice';

/** Asks for confirmation before broken links go live. */
export function useLinkCheck(name: PublishableCollection): {
  check(record: object, act: () => void): Promise<void>;
  checking: boolean;
  question: ReactNode;
} {
  const [held, setHeld] = useState<{ missing: string[]; act(): void } | null>(null);
  const [checking, setChecking] = useState(false);
  return {
    checking,
    async check(record, act) {
      setChecking(true);
      const [missing = []] = await missingLinks(name, [record]).finally(() => setChecking(false));
      if (missing.length > 0) setHeld({ missing, act });
      else act();
    },
    question: (
      <Confirmation
        question={held && texts.question}
        label={texts.publishAnyway}
        destructive={false}
        onConfirm={() => held?.act()}
        onClose={() => setHeld(null)}
      >
        {held && <MissingList addresses={held.missing} />}
      </Confirmation>
    ),
  };
}
