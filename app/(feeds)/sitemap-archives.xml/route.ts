import { getServerSideSitemap } from 'next-sitemap';
import { archives } from '@/content/archives';
import { documents } from '@/content/documents';
import { changesPage } from '@/content/ifu/changes';
import { DeviceDocuments } from '@/lib/documents/device-documents';
import { CHANGES_PER_PAGE, documentChanges } from '@/lib/documents/document-changes';
import { DOCUMENTS_PER_PAGE, listedDocuments } from '@/lib/public/documents';
import { publicContent } from '@/lib/public/read-for-page';
import { archiveSitemap, articleSitemap, deviceDocumentSitemap, laterPages } from '@/lib/seo/archive-sitemap';

export const dynamic = 'force-static';
/** In seconds. The file is also rendered again after a change in the database. */
export const revalidate = 3_600;

/** Returns the sitemap of list pages, articles and documents, which are added and removed between builds. */
export async function GET(): Promise<Response> {
  const [blogs, mentions, links] = await Promise.all([
    publicContent('Blog'),
    publicContent('Media'),
    publicContent('Link'),
  ]);
  return getServerSideSitemap([
    ...archiveSitemap(archives.blogs, blogs),
    ...archiveSitemap(archives.press, mentions),
    ...articleSitemap(blogs),
    ...deviceDocumentSitemap(new DeviceDocuments(links).all),
    ...laterPages(documents.path, listedDocuments(links), DOCUMENTS_PER_PAGE),
    ...laterPages(changesPage.path, documentChanges(links), CHANGES_PER_PAGE),
  ]);
}
