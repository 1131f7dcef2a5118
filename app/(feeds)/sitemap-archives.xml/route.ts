import { getServerSideSitemap } from 'next-sitemap';
import { archives } from '@/content/archives';
import { publicRecords } from '@/lib/pages/public-content';
import { archiveSitemap, articleSitemap } from '@/lib/seo/archive-sitemap';

export const dynamic = 'force-static';
/** A fallback: the server rerenders pages when the database reports a change. */
export const revalidate = 3_600;

/** The archive pages and articles, whose number grows between builds. The build's sitemap lists the other pages. */
export async function GET(): Promise<Response> {
  const [blogs, mentions] = await Promise.all([publicRecords('Blog'), publicRecords('Media')]);
  return getServerSideSitemap([
    ...archiveSitemap(archives.blogs, blogs),
    ...archiveSitemap(archives.press, mentions),
    ...articleSitemap(blogs),
  ]);
}
