'use client';

import { useRef, useState } from 'react';
import { useRequest } from '@/components/admin/kit/use-request';
import { needsConfirmation } from '@/lib/firebase/own-account';

/**
 * Runs changes to the user's own account. If a change needs a recent sign-in, the view asks the user to confirm their
 * identity, and then the change runs again.
 */
export function useConfirmed() {
  const { busy, failure, send } = useRequest();
  const [confirming, setConfirming] = useState(false);
  const waiting = useRef<() => Promise<void>>(async () => {});

  function run(change: () => Promise<void>): Promise<boolean> {
    waiting.current = change;
    return send(async () => {
      try {
        await change();
      } catch (error) {
        if (!needsConfirmation(error)) throw error;
        setConfirming(true);
      }
    });
  }

  return {
    busy,
    failure,
    confirming,
    run,
    /** Runs the change for which the identity was confirmed. */
    confirmed() {
      setConfirming(false);
      void run(waiting.current);
    },
    cancel: () => setConfirming(false),
  };
}
