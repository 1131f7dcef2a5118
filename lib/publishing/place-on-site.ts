import { articlePath } from '@/lib/articles/shelf';
import { kindOf, type PublishableCollection } from '@/lib/model/kinds';
import { archivePageOf, archivePath } from '@/lib/public/archive';

/** A record's URL fragment on the pages that list it. */
export const recordAnchor = (name: PublishableCollection, id: string): string =>
  `${kindOf(name).editor}-${id}`;

type Placed = { id: string; slug?: string; body?: string };

/**
 * Returns the URL at which visitors find a record: its article's URL or, if it has no article, the URL of the page that
 * lists the record, with the record's fragment.
 * @param place the record's index among the public records, and the number of these records
 */
export function placeOnSite(
  name: PublishableCollection,
  record: Placed,
  { index, count }: { index: number; count: number },
): string {
  const { id, slug, body } = record;
  if (slug && body) return articlePath(slug);
  const { archive } = kindOf(name).shownOn;
  return `${archive ? archivePath(archive, archivePageOf(index, count)) : '/'}#${recordAnchor(name, id)}`;
}
