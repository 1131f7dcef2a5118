'use client';

import { useEffect } from 'react';
import { within } from '@/lib/loading/within';
import { useLatest } from './use-latest';

/** Tries to finish work that signing out would interrupt. Resolves to true if nothing can be lost. */
type Finish = () => Promise<boolean>;

/** The maximum wait, in milliseconds, before the user is asked. */
const TIMEOUT_MS = 5_000;

const open = new Set<{ readonly current: Finish }>();

let leaving = false;

/** Makes signing out wait for backups, saves and uploads. */
export function useFinishBeforeSignOut(finish: Finish) {
  const latest = useLatest(finish);
  useEffect(() => {
    open.add(latest);
    return () => void open.delete(latest);
  }, [latest]);
}

/** Waits for backups, saves and uploads. Resolves to true if nothing can be lost by signing out. */
export async function finishAll(): Promise<boolean> {
  const all = Promise.all([...open].map(({ current }) => current()));
  return within(
    all.then((outcomes) => outcomes.every(Boolean)),
    TIMEOUT_MS,
    () => false,
  );
}

/** Whether the user has decided to leave this page. From then on, it asks no questions and needs no session. */
export const isLeaving = (): boolean => leaving;

/** Runs an action and then leaves this page, without asking about unsaved changes. */
export async function leaveAfter(act: () => Promise<void>, address: string): Promise<void> {
  leaving = true;
  // The back button can show this page from memory, as if somebody were still signed in.
  window.addEventListener('pageshow', () => window.location.reload());
  await act();
  window.location.assign(address);
}

/** Makes the browser ask for confirmation before the user leaves the page with unsaved changes. */
export function useLeaveGuard(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!leaving) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
