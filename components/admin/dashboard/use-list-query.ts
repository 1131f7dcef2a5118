'use client';

import { useSyncExternalStore } from 'react';
import { type ListQuery, readQuery, writeQuery } from './list-query';

const listeners = new Set<() => void>();

function subscribe(listen: () => void) {
  listeners.add(listen);
  window.addEventListener('popstate', listen);
  return () => {
    listeners.delete(listen);
    window.removeEventListener('popstate', listen);
  };
}

const asked = () => window.location.search;
const read = (search: string) => readQuery(new URLSearchParams(search));

/** Changes what is shown; the first page of it, unless another one is asked for. */
function change(part: Partial<ListQuery>, entry: 'new' | 'same' = 'same') {
  const address = writeQuery({ ...read(asked()), page: 1, ...part });
  if (entry === 'new') window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
  for (const listen of listeners) listen();
}

/**
 * What the address asks the dashboard to show, and the ways to ask for something else. Read from the address itself:
 * the router's own copy of it comes late, and a search field bound to that loses letters.
 */
export function useListQuery() {
  return { query: read(useSyncExternalStore(subscribe, asked, () => '')), change };
}

export type ChangeQuery = typeof change;
