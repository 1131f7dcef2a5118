'use client';

import { useCallback } from 'react';
import { useList } from '@/components/admin/dashboard/use-list';
import { getHistory, getPresent } from '@/lib/content/history';
import { getStaff } from '@/lib/content/staff';
import { currentUser } from '@/lib/firebase/auth';
import type { Collection } from '@/lib/model/kinds';
import type { Stamped } from '@/lib/model/records';
import { writerName } from './writer-name';

export type Version = { record: Stamped; writer: string };

/** The present version of a record as stored, then every one before it; null while they load. */
export function useVersions(name: Collection, id: string) {
  const load = useCallback(async (): Promise<Version[]> => {
    const { uid } = currentUser();
    const [present, earlier, staff] = await Promise.all([
      getPresent(name, id),
      getHistory(name, id),
      getStaff(),
    ]);
    const records: Stamped[] = [...(present ? [present] : []), ...earlier.map(({ record }) => record)];
    return records.map((record) => ({ record, writer: writerName(record.updatedBy, uid, staff) }));
  }, [name, id]);
  return useList(load);
}
