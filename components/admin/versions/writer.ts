'use client';

import { useEffect, useState } from 'react';
import { history } from '@/content/admin/history';
import { getStaff } from '@/lib/content/staff';
import { currentUser } from '@/lib/firebase/auth';

/**
 * Returns the name by which a reader sees an account. Accounts without a stored email are identified by the start of
 * their id.
 */
export function writerName(uid: string, reader: string, staff: Map<string, string>): string {
  if (!uid) return history.unknown;
  if (uid === reader) return history.you;
  return staff.get(uid) ?? `${history.colleague} (${uid.slice(0, 6)})`;
}

/** Returns the name by which the signed-in user sees an account; 'a colleague' until the name is known. */
export function useWriter(uid: string): string {
  const [name, setName] = useState<string>(history.colleague);
  useEffect(() => {
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

/** Returns a function that names an account. The name is '' until known, because lists do not wait for it. */
export function useWriters(): (uid: string) => string {
  const [known, setKnown] = useState<{ staff: Map<string, string>; reader: string } | null>(null);
  useEffect(() => {
    let gone = false;
    getStaff().then(
      (staff) => !gone && setKnown({ staff, reader: currentUser().uid }),
      (error) => console.error('Could not load the names of the records’ authors.', error),
    );
    return () => {
      gone = true;
    };
  }, []);
  return (uid) => (known && uid ? writerName(uid, known.reader, known.staff) : '');
}
