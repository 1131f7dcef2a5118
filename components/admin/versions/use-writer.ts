'use client';

import { useEffect, useState } from 'react';
import { history } from '@/content/admin/history';
import { getStaff } from '@/lib/content/staff';
import { currentUser } from '@/lib/firebase/auth';
import { writerName } from './writer-name';

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
