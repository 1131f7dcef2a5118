'use client';

import { useEffect, useState } from 'react';
import { writerName } from '@/components/admin/versions/writer-name';
import { getStaff } from '@/lib/content/staff';
import { currentUser } from '@/lib/firebase/auth';

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
