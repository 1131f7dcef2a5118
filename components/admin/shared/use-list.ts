'use client';

import { useCallback, useEffect, useState } from 'react';

/** A list from the database, or null while it loads. `reload` fetches it again and keeps the old one until then. */
export function useList<Item>(load: () => Promise<Item[]>) {
  const [items, setItems] = useState<Item[] | null>(null);
  const [failed, setFailed] = useState(false);
  const reload = useCallback(async () => {
    try {
      setItems(await load());
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [load]);
  useEffect(() => {
    reload();
  }, [reload]);
  return { items, failed, reload };
}
