import 'server-only';
import { notFound } from 'next/navigation';
import { type ArchivePage, archivePage } from './archive';

/** What the route of an archive is given: no part of an address for the first page, a number for the others. */
export type ArchiveRouteProps = { params: Promise<{ page?: string[] }> };

/**
 * The archive page that the route's address names. An address beyond the last page is not found.
 */
export async function readArchivePage<Item>(
  read: () => Promise<Item[]>,
  { params }: ArchiveRouteProps,
): Promise<ArchivePage<Item>> {
  const { page: [number = '1'] = [] } = await params;
  return archivePage(await read(), Number(number)) ?? notFound();
}
