'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { isLeaving } from '@/components/admin/kit/leaving';
import { LackingProvider, RoleProvider } from '@/components/admin/kit/role';
import { type ParsedToken, signOutUser, type User, watchUser } from '@/lib/firebase/auth';
import type { Role } from '@/lib/model/people';

export type Session =
  | { state: 'loading' | 'signed-out' }
  | { state: 'not-allowed'; email: string }
  | { state: 'staff'; email: string; role: Role; lacking: boolean };

/** Reads the role with code that is loaded on demand, because the sign-in form does not need the database. */
async function roleOf({ uid }: User, hasClaim: boolean) {
  const { readRole } = await import('@/lib/records/people');
  return readRole(uid, hasClaim);
}

/** Returns whether the session lacks a second factor that the role needs. Shows colleagues one that it has. */
async function isLacking(role: Role, hasFactor: boolean): Promise<boolean> {
  const { lacksFactor, showFactor } = await import('@/lib/records/factors');
  if (hasFactor)
    void showFactor().catch((error) => console.error('Could not note the second factor.', error));
  return lacksFactor(role, hasFactor);
}

const hasSecondFactor = ({ firebase }: ParsedToken): boolean => Boolean(firebase?.sign_in_second_factor);

/**
 * Returns the user's session. If the role cannot be read, the last one known stays, or the least is assumed: the rules
 * decide on each request anyway.
 */
async function sessionOf(user: User | null, last: Session): Promise<Session> {
  if (!user) return { state: 'signed-out' };
  const email = user.email ?? '';
  const { claims } = await user.getIdTokenResult();
  const hasClaim = claims.admin === true;
  const known = last.state === 'staff' && last.email === email ? last.role : null;
  const role = await roleOf(user, hasClaim).catch(() => known ?? (hasClaim ? 'administrator' : 'writer'));
  if (!role) return { state: 'not-allowed', email };
  const lacking = await isLacking(role, hasSecondFactor(claims)).catch(() => false);
  return { state: 'staff', email, role, lacking };
}

type Rights = { role: Role; lacking: boolean };

const Present = createContext<Session>({ state: 'loading' });

export type SessionProviderProps = { children: ReactNode };

/**
 * Provides the session and the role, and updates them whenever the signed-in user or the user's token changes. A failed
 * command renews the token, so a role that has ended is noticed at the next save.
 */
export function SessionProvider({ children }: SessionProviderProps) {
  const [session, setSession] = useState<Session>({ state: 'loading' });
  const [{ role, lacking }, setRights] = useState<Rights>({ role: 'writer', lacking: false });
  useEffect(() => {
    let latest: object | undefined;
    let last: Session = { state: 'loading' };
    return watchUser(async (user) => {
      const change = {};
      latest = change;
      const next = await sessionOf(user, last).catch((): Session => ({ state: 'signed-out' }));
      // Otherwise, an editor would show the sign-in dialog while the browser leaves the page.
      if (latest !== change || isLeaving()) return;
      last = next;
      setSession(next);
      // The form behind the sign-in dialog keeps the role of whoever opened it.
      if (next.state === 'staff') setRights(next);
    });
  }, []);
  return (
    <Present value={session}>
      <RoleProvider value={role}>
        <LackingProvider value={lacking}>{children}</LackingProvider>
      </RoleProvider>
    </Present>
  );
}

export const useSession = (): Session => useContext(Present);

/** Signs out. Any error is logged instead of shown, because signing out affects only this device. */
export async function logOut(): Promise<void> {
  await signOutUser().catch((error) => console.error('Could not sign out.', error));
}
