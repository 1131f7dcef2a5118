'use client';

import { useSyncExternalStore } from 'react';
import { lists } from '@/content/admin/lists';
import { COLLECTIONS, type Collection, kindOf } from '@/lib/model/kinds';
import type { PublicationState } from '@/lib/model/visibility';

const DELETED = 'deleted';

/** The lists of the dashboard: one of each kind that has one, and what was deleted. */
export const LISTS: string[] = [...COLLECTIONS.map((name) => kindOf(name).list ?? ''), DELETED].filter(
  Boolean,
);

const [FIRST = DELETED] = LISTS;

export const STATES = ['draft', 'scheduled', 'published'] as const satisfies readonly PublicationState[];
export const SORTS = ['newest', 'updated', 'title'] as const;

export type Sort = (typeof SORTS)[number];

/** What the dashboard shows; all of it stands in the address. */
export type ListQuery = {
  list: string;
  search: string;
  state: PublicationState | '';
  sort: Sort;
  /** Counted from 1. */
  page: number;
};

const oneOf = <Value extends string>(values: readonly Value[], asked: string | null) =>
  values.find((value) => value === asked);

/** What every list is given. */
export type ListProps = { query: ListQuery; onChange: ChangeQuery };

/** The collection of a list; none for that of what was deleted. */
export const collectionOf = (list: string): Collection | undefined =>
  COLLECTIONS.find((name) => kindOf(name).list === list);

export function listName(list: string): string {
  const collection = collectionOf(list);
  return collection ? kindOf(collection).words.list : lists.deleted.name;
}

/** What a list says while it is empty. */
export function emptyList(list: string): string | undefined {
  const collection = collectionOf(list);
  return collection ? kindOf(collection).words.empty : lists.deleted.empty;
}

/** Reads an address; whatever it does not understand is left at its default. */
export function readQuery(parameters: URLSearchParams): ListQuery {
  const page = Number(parameters.get('page') ?? 1);
  return {
    list: oneOf(LISTS, parameters.get('list')) ?? FIRST,
    search: parameters.get('search') ?? '',
    state: oneOf(STATES, parameters.get('state')) ?? '',
    sort: oneOf(SORTS, parameters.get('sort')) ?? 'newest',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a query, without what is at its default. */
export function writeQuery({ list, search, state, sort, page }: ListQuery): string {
  const parts: [string, string, boolean][] = [
    ['list', list, list !== FIRST],
    ['search', search, search !== ''],
    ['state', state, state !== ''],
    ['sort', sort, sort !== 'newest'],
    ['page', String(page), page > 1],
  ];
  const written = new URLSearchParams(
    parts.filter(([, , told]) => told).map(([name, value]) => [name, value]),
  );
  return written.size > 0 ? `/admin?${written}` : '/admin';
}

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
