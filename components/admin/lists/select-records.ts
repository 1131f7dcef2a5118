import { matches } from '@/components/admin/kit/matches';
import { type PublicationState, publicationState } from '@/lib/model/visibility';
import type { ListQuery, Sort } from './list-query';

const PAGE_SIZE = 20;

/** The fields that lists filter and sort by. Links have no publication state. */
export type Listed = {
  id: string;
  title: string;
  updatedAt: Date | null;
  published?: boolean;
  publishAt?: Date | null;
  unpublishAt?: Date | null;
  publishedAt?: Date | null;
  /** Whether the item is listed before other unscheduled items, whatever the sort order. */
  first?: boolean;
};

/** Fields with ids, paths and hashes, which lists do not show. A PDF's file name is also in its `link`. */
const UNSEEN = ['id', 'href', 'image', 'body', 'sha256', 'updatedBy', 'deletedBy'];

const textOf = (record: Listed) =>
  Object.entries(record)
    .filter(([field, value]) => typeof value === 'string' && !UNSEEN.includes(field))
    .map(([, value]) => value)
    .join('\n');

export function stateOf({ published, ...times }: Listed): PublicationState | '' {
  return published === undefined ? '' : publicationState({ published, ...times });
}

const changed = ({ updatedAt }: Listed) => updatedAt?.getTime() ?? 0;

const since = ({ publishedAt }: Listed) => publishedAt?.getTime() ?? 0;

/** Reused, because a new collator for each comparison takes seconds for thousands of records. */
const alphabetical = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const ORDERS: Record<Sort, (a: Listed, b: Listed) => number> = {
  newest: (a, b) => changed(b) - changed(a) || since(b) - since(a),
  published: (a, b) => since(b) - since(a) || changed(b) - changed(a),
  title: (a, b) => alphabetical.compare(a.title, b.title),
};

/** Sorts scheduled records by publish-at time, the earliest first. */
const soonestFirst = (a: Listed, b: Listed) => (a.publishAt?.getTime() ?? 0) - (b.publishAt?.getTime() ?? 0);

const isScheduled = (record: Listed) => stateOf(record) === 'scheduled';

export type Selection<Item> = {
  /** The scheduled records on the page, which are listed before the others. */
  scheduled: Item[];
  others: Item[];
  /** The number of records in each state, and in all states, that match the search. */
  counts: Record<PublicationState | '', number>;
  found: number;
  page: number;
  pages: number;
};

/** Returns the page that a query names, or the last page if the list has fewer pages. */
export function selectRecords<Item extends Listed>(records: Item[], query: ListQuery): Selection<Item> {
  const matching = records.filter((record) => matches(textOf(record), query.search));
  const states = new Map(matching.map((record) => [record, stateOf(record)]));
  const count = (state: PublicationState) => matching.filter((record) => states.get(record) === state).length;
  const counts = {
    '': matching.length,
    draft: count('draft'),
    scheduled: count('scheduled'),
    published: count('published'),
  };
  const found = matching.filter((record) => {
    const state = states.get(record);
    return !query.state || !state || state === query.state;
  });
  const sorted = [
    ...found.filter(isScheduled).toSorted(soonestFirst),
    ...found
      .filter((record) => !isScheduled(record))
      .toSorted((a, b) => Number(b.first ?? false) - Number(a.first ?? false) || ORDERS[query.sort](a, b)),
  ];
  const pages = Math.max(1, Math.ceil(sorted.length / PAGE_SIZE));
  const page = Math.min(query.page, pages);
  const items = sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const [scheduled, others] = [items.filter(isScheduled), items.filter((record) => !isScheduled(record))];
  return { scheduled, others, counts, found: found.length, page, pages };
}
