'use client';

import { useSearchParams } from 'next/navigation';
import { type ListQuery, readQuery, writeQuery } from './list-query';

/** What the address asks the dashboard to show, and the ways to ask for something else. */
export function useListQuery() {
  const query = readQuery(new URLSearchParams(useSearchParams().toString()));

  /** Changes what is shown; the first page of it, unless another one is asked for. */
  function change(part: Partial<ListQuery>, entry: 'new' | 'same' = 'same') {
    const address = writeQuery({ ...query, page: 1, ...part });
    if (entry === 'new') window.history.pushState(null, '', address);
    else window.history.replaceState(null, '', address);
  }

  return { query, change };
}

export type ChangeQuery = ReturnType<typeof useListQuery>['change'];
