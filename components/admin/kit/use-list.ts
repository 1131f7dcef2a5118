'use client';

import { useCallback, useEffect, useState } from 'react';

export type LoadedList<Item> = {
  /** Null until the items have loaded. */
  items: Item[] | null;
  failed: boolean;
  /** Reloads the list. The old items remain until the new ones have loaded. */
  reload(): Promise<void>;
};

/** Loads a list on mount, and again on `reload`. */
export function useList<Item>(load: () => Promise<Item[]>): LoadedList<Item> {
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
