'use client';

import { useEffect, useState } from 'react';
import { history } from '@/content/admin/history';
import { currentUser } from '@/lib/firebase/auth';
import { getStaff } from '@/lib/records/staff';

/**
 * Returns an account's name as the `reader` sees it: 'you' for the reader's own account, and otherwise the stored email
 * address, or 'a colleague' and the start of the account's id if no email address is stored. Returns 'unknown' if the
 * account's id is empty.
 */
export function writerName(uid: string, reader: string, staff: Map<string, string>): string {
  if (!uid) return history.unknown;
  if (uid === reader) return history.you;
  return staff.get(uid) ?? `${history.colleague} (${uid.slice(0, 6)})`;
}

/** Returns an account's name as the signed-in user sees it; 'someone' until the name is known. */
export function useWriter(uid: string): string {
  const [name, setName] = useState<string>(history.someone);
  useEffect(() => {
    if (!uid) return;
    let ended = false;
    const find = async () => {
      const reader = currentUser().uid;
      const staff = uid === reader ? new Map<string, string>() : await getStaff();
      if (!ended) setName(writerName(uid, reader, staff));
    };
    find().catch(() => {});
    return () => {
      ended = true;
    };
  }, [uid]);
  return name;
}

/**
 * Returns a function that returns an account's name; '' for an empty id, or until the names have loaded, so that lists
 * need not wait.
 */
export function useWriters(): (uid: string) => string {
  const [known, setKnown] = useState<{ staff: Map<string, string>; reader: string } | null>(null);
  useEffect(() => {
    let gone = false;
    getStaff().then(
      (staff) => !gone && setKnown({ staff, reader: currentUser().uid }),
      (error) => console.error('Could not load the authors’ names.', error),
    );
    return () => {
      gone = true;
    };
  }, []);
  return (uid) => (known && uid ? writerName(uid, known.reader, known.staff) : '');
}
