'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { Loading } from '@/components/admin/shared/loading';
import { SessionDialog } from './session-dialog';
import { useSession } from './use-session';

export type EditorsOnlyProps = { children: ReactNode };

/**
 * Shows an editor to administrators and sends everyone else to /admin. A sign-in that ends while somebody is at
 * work leaves the editor where it is and asks for a new one over it.
 */
export function EditorsOnly({ children }: EditorsOnlyProps) {
  const { state } = useSession();
  const router = useRouter();
  const [admitted, setAdmitted] = useState(false);
  if (state === 'administrator' && !admitted) setAdmitted(true);
  const refused = state === 'signed-out' || state === 'not-allowed';
  useEffect(() => {
    if (refused && !admitted) router.replace('/admin');
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
 * Hands on the last part of the address that the page was opened with, the record's id. Every id shows the same
 * static page (next.config.ts rewrites to it), so no id is ever rendered or kept on the server.
 */
export function RecordId({ children }: RecordIdProps) {
  const [id] = useState(lastPart);
  return <EditorsOnly>{children(id)}</EditorsOnly>;
}
