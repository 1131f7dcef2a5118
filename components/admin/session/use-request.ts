'use client';

import { useState } from 'react';
import { errorMessage } from '@/components/admin/error-message';

/** Runs one request of the sign-in forms at a time and keeps the sentence about its failure. */
export function useRequest() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  /** @returns whether it succeeded. */
  async function send(request: () => Promise<unknown>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setFailure('');
    try {
      await request();
      return true;
    } catch (error) {
      setFailure(errorMessage(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, send };
}
