'use client';

import { useEffect, useState } from 'react';
import { type User, watchUser } from '@/lib/firebase/auth';

export type Session =
  | { state: 'loading' | 'signed-out' }
  | { state: 'not-allowed' | 'administrator'; email: string };

async function sessionOf(user: User | null): Promise<Session> {
  if (!user) return { state: 'signed-out' };
  const { claims } = await user.getIdTokenResult();
  return { state: claims.admin === true ? 'administrator' : 'not-allowed', email: user.email ?? '' };
}

/** Who is signed in, following the identity provider's own state. */
export function useSession(): Session {
  const [session, setSession] = useState<Session>({ state: 'loading' });
  useEffect(() => {
    let latest: User | null | undefined;
    return watchUser(async (user) => {
      latest = user;
      const next = await sessionOf(user).catch((): Session => ({ state: 'signed-out' }));
      if (latest === user) setSession(next);
    });
  }, []);
  return session;
}
