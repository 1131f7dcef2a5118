/**
 * The maximum number of records from each list on the home page and in the feed. The archive pages show all records.
 */
export const NEWEST = 12;

/** The number of records per archive page, unless the list would need more than `ADDRESSES` pages. */
const PAGE_SIZE = 24;

/**
 * The maximum number of pages in an archive. All their paths are prerendered, so a list that is too long for this many
 * pages gets longer pages.
 */
export const ADDRESSES = 50;

const sizeFor = (length: number, size: number) => Math.max(size, Math.ceil(length / ADDRESSES));

export type ArchivePage<Item> = { items: Item[]; page: number; pageCount: number };

export const newest = <Item>(items: Item[]): Item[] => items.slice(0, NEWEST);

/** Returns the archive page with this number, counted from 1, or null if there is none. */
export function archivePage<Item>(
  items: readonly Item[],
  page: number,
  least = PAGE_SIZE,
): ArchivePage<Item> | null {
  const size = sizeFor(items.length, least);
  const pageCount = Math.max(1, Math.ceil(items.length / size));
  if (!Number.isInteger(page) || page < 1 || page > pageCount) return null;
  return { items: items.slice((page - 1) * size, page * size), page, pageCount };
}

/** The path of an archive page. The first page has the archive's own path. */
export const archivePath = (archive: string, page: number): string =>
  page === 1 ? archive : `${archive}/${page}`;

/**
 * Returns the number of the archive page that shows the record at this index of a list of this length, given the
 * default page size.
 */
export const archivePageOf = (index: number, length: number): number =>
  Math.floor(index / sizeFor(length, PAGE_SIZE)) + 1;

/** Returns the route parameters of every archive page. The first page has none. */
export const archiveParams = (): { page: string[] }[] =>
  Array.from({ length: ADDRESSES }, (_, index) => ({ page: index === 0 ? [] : [String(index + 1)] }));
