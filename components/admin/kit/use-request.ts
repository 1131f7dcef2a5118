'use client';

import { useState } from 'react';
import { checkSession } from '@/lib/firebase/auth';
import { errorMessage } from './error-message';

/** Runs one request at a time, and keeps the error message of a failed request. */
export function useRequest() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  /** @returns whether the request succeeded; false if another request is running */
  async function send(request: () => Promise<unknown>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setFailure('');
    try {
      await request();
      return true;
    } catch (error) {
      setFailure(errorMessage(error));
      // The failure may mean that the session or the role was ended elsewhere.
      checkSession().catch(() => {});
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, send };
}
