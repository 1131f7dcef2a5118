'use client';

import { useCallback, useEffect, useState } from 'react';
import { errorMessage } from '@/components/admin/error-message';
import { type Deletion, deletionOf } from '@/lib/content/history';
import type { Publishable } from '@/lib/model/records';
import type { RecordStore } from './record-store';

export type Loaded<Item> = { record: Item; deletion: Deletion | null };

/** An id that is not stored is a new record, unless it waits in the trash. */
async function load<Item extends Publishable>(store: RecordStore<Item>, id: string): Promise<Loaded<Item>> {
  const record = await store.get(id);
  if (record) return { record, deletion: null };
  return { record: store.empty(id), deletion: await deletionOf(store.collection, id) };
}

/** The record of an id as stored, or an empty one that can be written. */
export function useLoadedRecord<Item extends Publishable>(store: RecordStore<Item>, id: string) {
  const [loaded, setLoaded] = useState<Loaded<Item> | null>(null);
  const [failure, setFailure] = useState('');

  const reload = useCallback(async () => {
    setFailure('');
    try {
      setLoaded(await load(store, id));
    } catch (error) {
      setFailure(errorMessage(error));
    }
  }, [store, id]);

  useEffect(() => {
    reload();
  }, [reload]);

  return { loaded, setLoaded, failure, reload };
}
