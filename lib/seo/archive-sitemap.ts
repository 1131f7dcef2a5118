import type { ISitemapField } from 'next-sitemap';
import type { Archive } from '@/content/archives';
import { archivePage, archivePath } from '@/lib/pages/archive';
import { absoluteAddress } from './address';

type Dated = { updatedAt: Date | null };

/** The latest change on a page; none where a record on it has no date. */
function lastModified(items: Dated[]): string | undefined {
  const times = items.map(({ updatedAt }) => updatedAt?.getTime() ?? Number.NaN);
  const latest = Math.max(...times);
  return Number.isFinite(latest) ? new Date(latest).toISOString() : undefined;
}

/** The pages that an archive has now, as a sitemap lists them. */
export function archiveSitemap(archive: Archive, records: Dated[]): ISitemapField[] {
  const fields: ISitemapField[] = [];
  for (let page = archivePage(records, 1); page; page = archivePage(records, page.page + 1)) {
    const lastmod = lastModified(page.items);
    fields.push({ loc: absoluteAddress(archivePath(archive.path, page.page)), ...(lastmod && { lastmod }) });
  }
  return fields;
}
