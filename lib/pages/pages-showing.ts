import 'server-only';
import { byYearThenNewest, newestFirst } from '@/lib/content/order';
import { readPublic } from '@/lib/content/read';
import type { Publication } from '@/lib/publishing/revision-mark';
import { archivePageOf, archivePath, NEWEST } from './archive';

const LISTS = {
  Blog: { archive: '/blogs', read: async () => newestFirst(await readPublic('Blog')) },
  Media: { archive: '/press', read: async () => byYearThenNewest(await readPublic('Media')) },
};

/** Every page of an archive of this many records. */
function archivePages(archive: string, length: number): string[] {
  const last = archivePageOf(Math.max(0, length - 1));
  return Array.from({ length: last }, (_, index) => archivePath(archive, index + 1));
}

/**
 * The public pages on which a change can be seen: those that show the record now, or, for one that is gone, all
 * that may have shown it.
 */
export async function pagesShowing({ collection, id }: Publication): Promise<string[]> {
  if (collection === 'GlobalFootprint') return ['/'];
  if (collection === 'Link') return [`/files/pdf/${id}`, `/files/pdfs/${id}`];
  const { archive, read } = LISTS[collection];
  const records: { id: string }[] = await read();
  const index = records.findIndex((record) => record.id === id);
  if (index < 0) return ['/', ...archivePages(archive, records.length + 1)];
  const page = archivePath(archive, archivePageOf(index));
  return index < NEWEST ? ['/', page] : [page];
}
