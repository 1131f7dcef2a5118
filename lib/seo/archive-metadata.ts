import type { Metadata } from 'next';
import type { Archive } from '@/content/archives';
import { pagination } from '@/content/interface';
import type { Meta } from '@/content/types';
import { type ArchivePage, archivePath } from '@/lib/pages/archive';
import { absoluteAddress } from './address';
import { pageMetadata } from './page-metadata';

/** Returns the title and description of an archive page, with the page number from the second page on. */
export function archiveMeta({ meta }: Archive, page: number): Meta {
  if (page === 1) return meta;
  const [name = meta.title, ...rest] = meta.title.split(' | ');
  const which = `${pagination.page.toLowerCase()} ${page}`;
  return {
    title: [`${name}, ${which}`, ...rest].join(' | '),
    description: `${meta.description} This is ${which}.`,
  };
}

/** Returns an archive page's metadata for crawlers and sharing, with the URLs of the previous and next pages. */
export function archiveMetadata(
  archive: Archive,
  { page, pageCount }: Pick<ArchivePage<unknown>, 'page' | 'pageCount'>,
): Metadata {
  const neighbour = (number: number) =>
    number >= 1 && number <= pageCount ? absoluteAddress(archivePath(archive.path, number)) : null;
  const entry = { path: archivePath(archive.path, page), meta: archiveMeta(archive, page) };
  return {
    ...pageMetadata(entry, { cardOf: archive.path }),
    pagination: { previous: neighbour(page - 1), next: neighbour(page + 1) },
  };
}
