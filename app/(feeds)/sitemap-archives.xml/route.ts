import { getServerSideSitemap } from 'next-sitemap';
import { archives } from '@/content/archives';
import { listedDocuments } from '@/lib/pages/documents';
import { publicDocuments, publicRecords } from '@/lib/pages/public-content';
import { archiveSitemap, articleSitemap, documentSitemap } from '@/lib/seo/archive-sitemap';

export const dynamic = 'force-static';
/** In seconds. Files with an interval are rendered before the server is ready, and again when their records change. */
export const revalidate = 3_600;

/** The sitemap of lists and articles, whose number grows between builds. The build's sitemap has all other pages. */
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
