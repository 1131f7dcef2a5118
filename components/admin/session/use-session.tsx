'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
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

/** Tells everything below it who is signed in, following the identity provider's own state. */
export function SessionProvider({ children }: SessionProviderProps) {
  const [session, setSession] = useState<Session>({ state: 'loading' });
  useEffect(() => {
    let latest: User | null | undefined;
    return watchUser(async (user) => {
      latest = user;
      const next = await sessionOf(user).catch((): Session => ({ state: 'signed-out' }));
      if (latest === user) setSession(next);
    });
  }, []);
  return <Present value={session}>{children}</Present>;
}

/** Who is signed in. */
export const useSession = (): Session => useContext(Present);

/** Logging out fails only on this device's side; the console keeps the reason. */
export async function logOut(): Promise<void> {
  await signOutUser().catch((error) => console.error('Logging out failed.', error));
}
