'use client';

import { useState } from 'react';

/** The selected records of a list. Records that have left the list are not selected. */
export function useChoice<Item extends { id: string }>(items: Item[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const change = (changed: string[], chosen: boolean) => {
    const next = new Set(ids);
    for (const id of changed) {
      if (chosen) next.add(id);
      else next.delete(id);
    }
    setIds(next);
  };
  return {
    chosen: items.filter(({ id }) => ids.has(id)),
    has: (id: string) => ids.has(id),
    change,
    clear: () => setIds(new Set()),
  };
}

export type Choice = Pick<ReturnType<typeof useChoice>, 'has' | 'change'>;
