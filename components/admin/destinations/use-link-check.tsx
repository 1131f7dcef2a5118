'use client';

import { type ReactNode, useState } from 'react';
import { Confirmation } from '@/components/admin/shared/confirmation';
import { destinationTexts as texts } from '@/content/admin/destinations';
import { linksIn } from '@/lib/model/address';
import { type Collection, fieldsOf } from '@/lib/model/kinds';
import { missingAddresses } from './missing-addresses';
import { MissingList } from './missing-notice';

/** The addresses that a record's links lead to. */
function addressesOf(name: Collection, record: object): string[] {
  return Object.entries(fieldsOf(name)).flatMap(([field, spec]) => {
    const value: unknown = Reflect.get(record, field);
    if (spec.type !== 'text' || typeof value !== 'string') return [];
    if (spec.control === 'link') return [value];
    return spec.control === 'article' ? linksIn(value) : [];
  });
}

/** Asks for confirmation before broken links go live. */
export function useLinkCheck(name: Collection): {
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
      const missing = await missingAddresses(addressesOf(name, record)).finally(() => setChecking(false));
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
