'use client';

import { useEffect, useState } from 'react';
import { history } from '@/content/admin/history';
import { getStaff } from '@/lib/content/staff';
import { currentUser } from '@/lib/firebase/auth';

/**
 * The author of a version, as the reader knows them. Accounts without a stored email are identified by the start of
 * their id.
 */
export function writerName(uid: string, reader: string, staff: Map<string, string>): string {
  if (!uid) return history.unknown;
  if (uid === reader) return history.you;
  return staff.get(uid) ?? `${history.colleague} (${uid.slice(0, 6)})`;
}

/** The name of an account for the reader; 'a colleague' until known. */
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

/** Names the last writer of a record. Lists do not wait for it, so it is '' until known. */
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
