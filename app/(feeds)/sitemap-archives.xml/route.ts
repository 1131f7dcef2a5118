import { getServerSideSitemap } from 'next-sitemap';
import { archives } from '@/content/archives';
import { publicRecords } from '@/lib/pages/public-content';
import { archiveSitemap } from '@/lib/seo/archive-sitemap';

export const dynamic = 'force-static';

/** The archive pages, whose number grows between builds. The other pages stand in the sitemap made by the build. */
export async function GET(): Promise<Response> {
  const [blogs, mentions] = await Promise.all([publicRecords('Blog'), publicRecords('Media')]);
  return getServerSideSitemap([
    ...archiveSitemap(archives.blogs, blogs),
    ...archiveSitemap(archives.press, mentions),
  ]);
}
