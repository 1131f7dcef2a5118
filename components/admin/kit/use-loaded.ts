'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { checkSession } from '@/lib/firebase/auth';
import { errorMessage, isRefusal } from './error-message';

export type Loaded<Value> = {
  /** Null until the value has loaded. */
  loaded: Value | null;
  setLoaded(value: Value): void;
  /** Why the last attempt failed; '' if it did not, or while another attempt is running. */
  failure: string;
  /** Loads the value again. The old value remains until then. */
  reload(): Promise<void>;
};

/** Loads a value on mount, whenever `load` changes, and on `reload`. Only the latest attempt counts. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [loaded, setLoaded] = useState<Value | null>(null);
  const [failure, setFailure] = useState('');
  const turn = useRef(0);
  const reload = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    setFailure('');
    try {
      const value = await load();
      if (mine === turn.current) setLoaded(value);
    } catch (error) {
      if (mine === turn.current) setFailure(errorMessage(error));
      // A refusal can be the first sign that the session has ended or the role has changed.
      if (isRefusal(error)) checkSession().catch(() => {});
    }
  }, [load]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { loaded, setLoaded, failure, reload };
}
