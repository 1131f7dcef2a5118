import type { Metadata } from 'next';
import { DocumentCentre } from '@/components/sections/documents/document-centre';
import { documents } from '@/content/documents';
import { archiveParams, archivePath } from '@/lib/public/archive';
import { type ArchiveRouteProps, readArchivePage } from '@/lib/public/archive-route';
import { DOCUMENTS_PER_PAGE, listedDocuments } from '@/lib/public/documents';
import { publicContent } from '@/lib/public/read-for-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

/** The build renders every possible page of the list, so that other paths get status 404 without a render. */
export const dynamicParams = false;
/** In seconds. The page is also rendered again after a change in the database. Documents expire without one. */
export const revalidate = 3_600;
export const generateStaticParams = archiveParams;

const read = (props: ArchiveRouteProps) =>
  readArchivePage(async () => listedDocuments(await publicContent('Link')), props, DOCUMENTS_PER_PAGE);

export async function generateMetadata(props: ArchiveRouteProps): Promise<Metadata> {
  const { page } = await read(props);
  const path = archivePath(documents.path, page);
  return pageMetadata({ path, meta: documents.meta }, { cardOf: documents.path });
}

export default async function DownloadsPage(props: ArchiveRouteProps) {
  return <DocumentCentre {...(await read(props))} />;
}
