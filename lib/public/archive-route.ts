import 'server-only';
import { notFound } from 'next/navigation';
import { type ArchivePage, archivePage } from './archive';

/** The archive route's parameters: none for the first page, the page number for every other page. */
export type ArchiveRouteProps = { params: Promise<{ page?: string[] }> };

/** Returns the archive page for the route's parameters, or responds with 404 if there is none. */
export async function readArchivePage<Item>(
  read: () => Promise<readonly Item[]>,
  { params }: ArchiveRouteProps,
  size?: number,
): Promise<ArchivePage<Item>> {
  const { page: [number = '1'] = [] } = await params;
  return readNumberedPage(read, number, size);
}

/** Returns the archive page with this number, or responds with 404 if there is none. */
export async function readNumberedPage<Item>(
  read: () => Promise<readonly Item[]>,
  number: string,
  size?: number,
): Promise<ArchivePage<Item>> {
  return archivePage(await read(), Number(number), size) ?? notFound();
}
