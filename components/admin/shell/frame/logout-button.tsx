'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/admin/kit/button';
import { LazyBoundary, lazyPart } from '@/components/admin/kit/lazy-boundary';
import { finishAll, leaveAfter } from '@/components/admin/kit/leaving';
import { logOut } from '@/components/admin/shell/session/use-session';
import { session } from '@/content/admin/session';
import { admin } from '@/content/admin/texts';

/** Loaded on demand, so that the dialog is not part of the sign-in page's script. */
const loadConfirmation = () =>
  import('@/components/admin/kit/confirmation').then(({ Confirmation }) => Confirmation);
const Confirmation = lazyPart(loadConfirmation);

export type LogoutButtonProps = {
  className?: string | undefined;
  /** Whether the dashboard is open, rather than an editor. */
  atHome: boolean;
};

/** Signs out once unsaved changes are backed up and saves are finished. If that fails, asks first. */
export function LogoutButton({ className, atHome }: LogoutButtonProps) {
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  // Loads the question in advance, because it is asked when the connection is lost.
  useEffect(() => void loadConfirmation().catch(() => {}), []);

  /** Reloads after an editor, so that none of the editor's data stays in memory. */
  const signOut = () => (atHome ? logOut() : leaveAfter(logOut, '/admin'));

  async function leave() {
    setBusy(true);
    const isFinished = await finishAll();
    setBusy(false);
    if (isFinished) await signOut();
    else setAsks(true);
  }

  return (
    <>
      <Button small kind="quiet" className={className} busy={busy} onClick={leave}>
        {admin.actions.logout}
      </Button>
      {asks && (
        <LazyBoundary fallback={null}>
          <Confirmation
            question={session.signOut.question}
            label={session.signOut.confirm}
            onConfirm={() => void signOut()}
            onClose={() => setAsks(false)}
          >
            <p>{session.signOut.text}</p>
          </Confirmation>
        </LazyBoundary>
      )}
    </>
  );
}
