import 'server-only';
import { notFound } from 'next/navigation';
import type { Archive } from '@/content/archives';
import { known404s } from '@/lib/delivery/known-404.mjs';
import { type ArchivePage, archivePage, archivePath } from './archive';

/** What the route of an archive is given: no part of an address for the first page, a number for the others. */
export type ArchiveRouteProps = { params: Promise<{ page?: string[] }> };

/**
 * The archive page that the route's address names. An address beyond the last page is not found, and stays so while
 * the records cannot be read.
 */
export async function readArchivePage<Item>(
  { path }: Archive,
  read: () => Promise<Item[]>,
  { params }: ArchiveRouteProps,
): Promise<ArchivePage<Item>> {
  const { page: [number = '1'] = [] } = await params;
  const page = Number(number);
  const items = await read().catch((error: unknown) => {
    if (known404s.has(archivePath(path, page))) notFound();
    throw error;
  });
  return archivePage(items, page) ?? notFound();
}
