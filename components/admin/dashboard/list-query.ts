import type { PublicationState } from '@/lib/content/publication-state';

export const LISTS = ['blogs', 'media', 'links', 'deleted'] as const;
export const STATES = ['draft', 'scheduled', 'published'] as const satisfies readonly PublicationState[];
export const SORTS = ['newest', 'updated', 'title'] as const;

export type ListName = (typeof LISTS)[number];
export type Sort = (typeof SORTS)[number];

/** What the dashboard shows; all of it stands in the address. */
export type ListQuery = {
  list: ListName;
  search: string;
  state: PublicationState | '';
  sort: Sort;
  /** Counted from 1. */
  page: number;
};

const oneOf = <Value extends string>(values: readonly Value[], asked: string | null) =>
  values.find((value) => value === asked);

/** Reads an address; whatever it does not understand is left at its default. */
export function readQuery(parameters: URLSearchParams): ListQuery {
  const page = Number(parameters.get('page') ?? 1);
  return {
    list: oneOf(LISTS, parameters.get('list')) ?? 'blogs',
    search: parameters.get('search') ?? '',
    state: oneOf(STATES, parameters.get('state')) ?? '',
    sort: oneOf(SORTS, parameters.get('sort')) ?? 'newest',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a query, without what is at its default. */
export function writeQuery({ list, search, state, sort, page }: ListQuery): string {
  const parts: [string, string, boolean][] = [
    ['list', list, list !== 'blogs'],
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
