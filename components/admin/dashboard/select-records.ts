import { type PublicationState, publicationState } from '@/lib/model/visibility';
import type { ListQuery, Sort } from './list-query';

export const PAGE_SIZE = 20;

/** What lists search, filter and sort by; links have no publication. */
export type Listed = {
  id: string;
  title: string;
  updatedAt: Date | null;
  published?: boolean;
  publishAt?: Date | null;
  publishedAt?: Date | null;
};

/** Without case and accents, so that 'cafe' finds 'Café'. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const textOf = (record: Listed) =>
  plain(
    Object.values(record)
      .filter((value) => typeof value === 'string')
      .join('\n'),
  );

export function stateOf({ published, publishAt = null }: Listed): PublicationState | '' {
  return published === undefined ? '' : publicationState({ published, publishAt });
}

const changed = ({ updatedAt }: Listed) => updatedAt?.getTime() ?? 0;

/** Since when a record is public; a draft is as new as its last change, so that new ones do not hide on a later page. */
const since = (record: Listed) => (record.publishedAt ?? record.publishAt)?.getTime() ?? changed(record);

const ORDERS: Record<Sort, (a: Listed, b: Listed) => number> = {
  newest: (a, b) => since(b) - since(a),
  updated: (a, b) => changed(b) - changed(a),
  title: (a, b) => a.title.localeCompare(b.title, 'en', { sensitivity: 'base', numeric: true }),
};

export type Selection<Item> = { items: Item[]; found: number; page: number; pages: number };

/** The page of a list that a query asks for; a page past the end is the last one. */
export function selectRecords<Item extends Listed>(records: Item[], query: ListQuery): Selection<Item> {
  const words = plain(query.search).split(/\s+/).filter(Boolean);
  const found = records
    .filter((record) => words.every((word) => textOf(record).includes(word)))
    .filter((record) => !query.state || stateOf(record) === '' || stateOf(record) === query.state);
  const sorted = found.toSorted(ORDERS[query.sort]);
  const pages = Math.max(1, Math.ceil(sorted.length / PAGE_SIZE));
  const page = Math.min(query.page, pages);
  const items = sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { items, found: found.length, page, pages };
}
