'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { lists } from '@/content/admin/lists';
import type { EmptyWords } from '@/lib/model/kind';
import { COLLECTIONS, type Collection, kindOf } from '@/lib/model/kinds';
import type { PublicationState } from '@/lib/model/visibility';

export const HOME = 'home';
export const UNFINISHED = 'unfinished';
export const REQUESTS = 'requests';
export const ACTIVITY = 'activity';
export const PEOPLE = 'people';
const DELETED = 'deleted';

const KIND_LISTS: string[] = COLLECTIONS.map((name) => kindOf(name).list ?? '').filter(Boolean);

/** The dashboard's views in groups: home and a list for each kind that has one; then views across all kinds. */
export const LIST_GROUPS: string[][] = [
  [HOME, ...KIND_LISTS],
  [UNFINISHED, REQUESTS, ACTIVITY, DELETED, PEOPLE],
];

export const LISTS: string[] = LIST_GROUPS.flat();

/** The list in addresses of earlier releases, which named a search or a filter but not the first list. */
const [UNNAMED = DELETED] = KIND_LISTS;

export const STATES = ['draft', 'scheduled', 'published'] as const satisfies readonly PublicationState[];
/** The orders of a list, in the order of its columns. */
export const SORTS = ['title', 'published', 'newest'] as const;

/** The views of a list: a table or, for some kinds, the public page's cards. */
export const VIEWS = ['table', 'cards'] as const;

export type Sort = (typeof SORTS)[number];
type ViewMode = (typeof VIEWS)[number];

/** The dashboard's state in the URL. */
export type ListQuery = {
  list: string;
  search: string;
  state: PublicationState | '';
  sort: Sort;
  view: ViewMode;
  /** The page number, starting at 1. */
  page: number;
};

const oneOf = <Value extends string>(values: readonly Value[], asked: string | null) =>
  values.find((value) => value === asked);

/** Returns a list's collection; undefined for a list with records of several kinds. */
export const collectionOf = (list: string): Collection | undefined =>
  COLLECTIONS.find((name) => kindOf(name).list === list);

const WORDS: Record<string, { name: string; empty: EmptyWords | undefined }> = {
  [HOME]: lists.home,
  [UNFINISHED]: lists.unfinished,
  [REQUESTS]: lists.requests,
  [ACTIVITY]: lists.activity,
  [PEOPLE]: lists.people,
};

const wordsOf = (list: string) => WORDS[list] ?? lists.deleted;

export function listName(list: string): string {
  const collection = collectionOf(list);
  return collection ? kindOf(collection).words.list : wordsOf(list).name;
}

/** Returns the text to show when a list is empty. */
export function emptyList(list: string): EmptyWords | undefined {
  const collection = collectionOf(list);
  return collection ? kindOf(collection).words.empty : wordsOf(list).empty;
}

const hasListPart = (parameters: URLSearchParams) =>
  ['search', 'state', 'sort', 'view', 'page'].some((name) => parameters.has(name));

/** Parses a URL's parameters. Unknown and invalid values become the defaults. */
export function readQuery(parameters: URLSearchParams): ListQuery {
  const page = Number(parameters.get('page') ?? 1);
  return {
    list: oneOf(LISTS, parameters.get('list')) ?? (hasListPart(parameters) ? UNNAMED : HOME),
    search: parameters.get('search') ?? '',
    state: oneOf(STATES, parameters.get('state')) ?? '',
    sort: oneOf(SORTS, parameters.get('sort')) ?? 'newest',
    view: oneOf(VIEWS, parameters.get('view')) ?? 'table',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The default query: home, without a search or filter. */
export const freshQuery = readQuery(new URLSearchParams());

/** Returns the dashboard's URL for a query. The URL omits default values. */
export function writeQuery({ list, search, state, sort, view, page }: ListQuery): string {
  const parts: [string, string, boolean][] = [
    ['list', list, list !== HOME],
    ['search', search, search !== ''],
    ['state', state, state !== ''],
    ['sort', sort, sort !== 'newest'],
    ['view', view, view !== 'table'],
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

/** Changes the query, and returns to the first page unless the change names a page. */
export function changeQuery(part: Partial<ListQuery>, entry: 'new' | 'same' = 'same') {
  const address = writeQuery({ ...read(asked()), page: 1, ...part });
  if (entry === 'new') window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
  for (const listen of listeners) listen();
}

/**
 * The query in the URL. It is read from the location itself, because the router's copy lags behind and a search field
 * bound to that copy would drop characters.
 */
export function useListQuery(): ListQuery {
  const search = useSyncExternalStore(subscribe, asked, () => '');
  return useMemo(() => read(search), [search]);
}
