'use client';

import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { useSession } from '@/components/admin/session/use-session';

/**
 * The email of the signed-in administrator, or ''. In an editor, the email remains after the session ends, so that the
 * form behind the sign-in dialog does not change.
 */
export function useStaff(): string {
  const session = useSession();
  const inEditor = usePathname() !== '/admin';
  const [last, setLast] = useState('');
  const email = session.state === 'administrator' ? session.email : '';
  if (email && email !== last) setLast(email);
  return email || (inEditor ? last : '');
}
