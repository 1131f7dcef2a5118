/** How many records the home page shows of a list; the archive pages hold them all. */
export const NEWEST = 12;

/** Records on one archive page. */
const PAGE_SIZE = 24;

/**
 * How many addresses an archive has. All of them are made by the build, so that no address is open-ended; the
 * last one takes whatever the others do not hold.
 */
export const ADDRESSES = 50;

export type ArchivePage<Item> = { items: Item[]; page: number; pageCount: number };

export const newest = <Item>(items: Item[]): Item[] => items.slice(0, NEWEST);

const pageCountOf = (length: number) => Math.min(ADDRESSES, Math.max(1, Math.ceil(length / PAGE_SIZE)));

/** The records of an archive page, counted from 1, or null where the list does not reach that far. */
export function archivePage<Item>(items: Item[], page: number): ArchivePage<Item> | null {
  const pageCount = pageCountOf(items.length);
  if (!Number.isInteger(page) || page < 1 || page > pageCount) return null;
  const end = page === ADDRESSES ? items.length : page * PAGE_SIZE;
  return { items: items.slice((page - 1) * PAGE_SIZE, end), page, pageCount };
}

/** The address of an archive page; the first one is the archive's own. */
export const archivePath = (archive: string, page: number): string =>
  page === 1 ? archive : `${archive}/${page}`;

/** The archive page on which the record at this place of the list stands. */
export const archivePageOf = (index: number): number =>
  Math.min(ADDRESSES, Math.floor(index / PAGE_SIZE) + 1);

/** The parameters of every archive page for the build; the first page has none. */
export const archiveParams = (): { page: string[] }[] =>
  Array.from({ length: ADDRESSES }, (_, index) => ({ page: index === 0 ? [] : [String(index + 1)] }));
