'use client';

import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { useSession } from '@/components/admin/session/use-session';

/**
 * The email of the administrator at work; '' if there is none. In an editor it outlasts the sign-in, so that the form
 * under the request for a new one stays as it was.
 */
export function useStaff(): string {
  const session = useSession();
  const inEditor = usePathname() !== '/admin';
  const [last, setLast] = useState('');
  const email = session.state === 'administrator' ? session.email : '';
  if (email && email !== last) setLast(email);
  return email || (inEditor ? last : '');
}
