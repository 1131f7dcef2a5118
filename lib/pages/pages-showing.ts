import 'server-only';
import { operationsOf } from '@/lib/content/operations';
import { isPublishable, kindOf } from '@/lib/model/kinds';
import type { Publication } from '@/lib/publishing/revision-mark';
import { archivePageOf, archivePath, NEWEST } from './archive';

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
  const { always = [], newest = [], archive } = kindOf(collection).shownOn;
  const pages = always.map((path) => path.replace('{id}', id));
  if (!isPublishable(collection)) return pages;
  const records: { id: string }[] = await operationsOf(collection).list(false);
  const index = records.findIndex((record) => record.id === id);
  if (index < 0) return [...pages, ...newest, ...(archive ? archivePages(archive, records.length + 1) : [])];
  const own = archive ? [archivePath(archive, archivePageOf(index))] : [];
  return [...pages, ...(index < NEWEST ? newest : []), ...own];
}
