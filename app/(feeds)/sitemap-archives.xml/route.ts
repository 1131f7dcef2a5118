import { getServerSideSitemap } from 'next-sitemap';
import { archives } from '@/content/archives';
import { listedDocuments } from '@/lib/pages/documents';
import { publicDocuments, publicRecords } from '@/lib/pages/public-content';
import { archiveSitemap, articleSitemap, documentSitemap } from '@/lib/seo/archive-sitemap';

export const dynamic = 'force-static';
/** In seconds. Because of this interval, the file is rendered before the server is ready. */
export const revalidate = 3_600;

/** Returns the sitemap of lists and articles, whose number changes between builds. */
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
