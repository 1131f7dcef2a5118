import type { Metadata } from 'next';
import { pagination } from '@/content/interface';
import type { Meta } from '@/content/types';
import { archivePath } from '@/lib/public/archive';
import { pageMetadata } from './page-metadata';

/** A list with several pages. */
type Listed = { path: string; meta: Meta };

/** Returns the title and description of an archive page, with the page number from the second page on. */
export function archiveMeta({ meta }: Listed, page: number): Meta {
  if (page === 1) return meta;
  const [name = meta.title, ...rest] = meta.title.split(' | ');
  const which = `${pagination.page.toLowerCase()} ${page}`;
  return {
    title: [`${name}, ${which}`, ...rest].join(' | '),
    description: `${meta.description} This is ${which}.`,
  };
}

/**
 * Returns an archive page's metadata for crawlers and sharing. Links to the neighbouring pages are only in the page itself:
 * Firefox would load a `next` page in advance, which the content security policy blocks.
 */
export function archiveMetadata(archive: Listed, page: number): Metadata {
  const entry = { path: archivePath(archive.path, page), meta: archiveMeta(archive, page) };
  return pageMetadata(entry, { cardOf: archive.path });
}
