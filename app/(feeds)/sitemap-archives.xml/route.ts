import { getServerSideSitemap } from 'next-sitemap';
import { archives } from '@/content/archives';
import { listedDocuments } from '@/lib/pages/documents';
import { publicDocuments, publicRecords } from '@/lib/pages/public-content';
import { archiveSitemap, articleSitemap, documentSitemap } from '@/lib/seo/archive-sitemap';

export const dynamic = 'force-static';
/** The revalidation interval in seconds. Because this file has one, the server renders it before reporting ready. */
export const revalidate = 3_600;

/** Returns the sitemap of list pages and articles, which are added and removed between builds. */
export async function GET(): Promise<Response> {
  const [blogs, mentions, links] = await Promise.all([
    publicRecords('Blog'),
    publicRecords('Media'),
    publicDocuments(),
  ]);
  return getServerSideSitemap([
    ...archiveSitemap(archives.blogs, blogs),
    ...archiveSitemap(archives.press, mentions),
    ...articleSitemap(blogs),
    ...documentSitemap(listedDocuments(links)),
  ]);
}
