'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { isLeaving } from '@/components/admin/kit/leaving';
import { signOutUser, type User, watchUser } from '@/lib/firebase/auth';

export type Session =
  | { state: 'loading' | 'signed-out' }
  | { state: 'not-allowed' | 'administrator'; email: string };

async function sessionOf(user: User | null): Promise<Session> {
  if (!user) return { state: 'signed-out' };
  const { claims } = await user.getIdTokenResult();
  return { state: claims.admin === true ? 'administrator' : 'not-allowed', email: user.email ?? '' };
}

const Present = createContext<Session>({ state: 'loading' });

export type SessionProviderProps = { children: ReactNode };

/** Provides the session, and updates it whenever the signed-in user or the user's token changes. */
export function SessionProvider({ children }: SessionProviderProps) {
  const [session, setSession] = useState<Session>({ state: 'loading' });
  useEffect(() => {
    let latest: User | null | undefined;
    return watchUser(async (user) => {
      latest = user;
      const next = await sessionOf(user).catch((): Session => ({ state: 'signed-out' }));
      // Otherwise, an editor would show the sign-in dialog while the browser leaves the page.
      if (latest === user && !isLeaving()) setSession(next);
    });
  }, []);
  return <Present value={session}>{children}</Present>;
}

export const useSession = (): Session => useContext(Present);

/** Signs out. Any error is logged instead of shown, because signing out affects only this device. */
export async function logOut(): Promise<void> {
  await signOutUser().catch((error) => console.error('Could not sign out.', error));
}
