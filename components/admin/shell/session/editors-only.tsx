'use client';

import { Dialog } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import dialog from '@/components/admin/kit/dialog.module.scss';
import { Loading } from '@/components/admin/kit/loading';
import { session } from '@/content/admin/session';
import { setReturnAddress } from './return-address';
import { SignInForms, type ViewHeading } from './sign-in-forms';
import { useSession } from './use-session';

export type EditorsOnlyProps = { children: ReactNode };

/**
 * Shows an editor to staff. Redirects everyone else to /admin, which returns to the editor after sign-in. If the
 * session ends later, the editor stays open under a sign-in dialog.
 */
export function EditorsOnly({ children }: EditorsOnlyProps) {
  const { state } = useSession();
  const router = useRouter();
  const [admitted, setAdmitted] = useState(false);
  if (state === 'staff' && !admitted) setAdmitted(true);
  const refused = state === 'signed-out' || state === 'not-allowed';
  useEffect(() => {
    if (!refused || admitted) return;
    setReturnAddress(window.location.pathname + window.location.search);
    router.replace('/admin');
  }, [refused, admitted, router]);
  if (!admitted) return <Loading />;
  return (
    <>
      {children}
      <SessionDialog open={refused} notAllowed={state === 'not-allowed'} />
    </>
  );
}

export type RecordIdProps = { children(id: string): ReactNode };

const lastPart = () =>
  typeof window === 'undefined' ? '' : decodeURIComponent(window.location.pathname.split('/').at(-1) ?? '');

/**
 * Passes the record's id, which is the last segment of the initial URL, to `children`. tools/stack/build-config.ts
 * rewrites the URLs of all ids to the same static page, so the server does not render or cache a page for each id.
 */
export function RecordId({ children }: RecordIdProps) {
  const [id] = useState(lastPart);
  return <EditorsOnly>{children(id)}</EditorsOnly>;
}

type SessionDialogProps = {
  open: boolean;
  /** Whether the signed-in account has no role, or was deactivated. */
  notAllowed: boolean;
};

const Heading: ViewHeading = ({ id, children }) => (
  <Dialog.Title id={id} className={dialog.title}>
    {children}
  </Dialog.Title>
);

/** A sign-in dialog that opens over an editor when the session or the account's role ends. It leaves the editor unchanged. */
function SessionDialog({ open, notAllowed }: SessionDialogProps) {
  const { heading, text } = notAllowed ? session.notAllowed : session.ended;
  return (
    <Dialog.Root open={open}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.backdrop} />
        <Dialog.Popup className={clsx(dialog.popup, dialog.narrow)}>
          <SignInForms Heading={Heading} heading={heading}>
            <Dialog.Description>{text}</Dialog.Description>
          </SignInForms>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
