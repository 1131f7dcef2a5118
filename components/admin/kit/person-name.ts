'use client';

import { useCallback } from 'react';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { history } from '@/content/admin/history';
import { currentUser } from '@/lib/firebase/auth';
import { getStaff } from '@/lib/records/staff';

/** The author recorded for writes by operators' programs. */
const OPERATOR = 'operator';

/**
 * Returns an account's name as the `reader` sees it: 'you' for the reader's own account, and otherwise the stored email
 * address, or 'a colleague' and the start of the account's id if no email address is stored. Returns 'unknown' if the
 * account's id is empty.
 */
export function personName(uid: string, reader: string, staff: Map<string, string>): string {
  if (!uid) return history.unknown;
  if (uid === reader) return history.you;
  if (uid === OPERATOR) return history.operator;
  return staff.get(uid) ?? `${history.colleague} (${uid.slice(0, 6)})`;
}

/** Returns an account's name as the signed-in user sees it; 'someone' until the name is known. */
export function usePersonName(uid: string): string {
  const find = useCallback(async () => {
    if (!uid) return history.someone;
    const reader = currentUser().uid;
    return personName(uid, reader, uid === reader ? new Map() : await getStaff());
  }, [uid]);
  return useLoaded(find).loaded ?? history.someone;
}

const readStaff = async () => ({ staff: await getStaff(), reader: currentUser().uid });

/**
 * Returns a function that returns an account's name; '' for an empty id, or until the names have loaded, so that lists
 * need not wait.
 */
export function usePersonNames(): (uid: string) => string {
  const { loaded: known } = useLoaded(readStaff);
  return (uid) => (known && uid ? personName(uid, known.reader, known.staff) : '');
}
