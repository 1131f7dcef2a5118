import type { Metadata } from 'next';
import { Changes } from '@/components/sections/ifu/changes';
import { PublicPage } from '@/components/sections/public-page/public-page';
import { changesPage } from '@/content/ifu/changes';
import { CHANGES_PER_PAGE, documentChanges } from '@/lib/documents/document-changes';
import { archiveParams } from '@/lib/public/archive';
import { type ArchiveRouteProps, readArchivePage } from '@/lib/public/archive-route';
import { publicContent } from '@/lib/public/read-for-page';
import { archiveMetadata } from '@/lib/seo/archive-metadata';

/** The build renders every possible page of the list, so that other paths get status 404 without a render. */
export const dynamicParams = false;
/** In seconds. The page is also rendered again after a change in the database. */
export const revalidate = 3_600;
export const generateStaticParams = archiveParams;

const read = (props: ArchiveRouteProps) =>
  readArchivePage(async () => documentChanges(await publicContent('Link')), props, CHANGES_PER_PAGE);

export const generateMetadata = async (props: ArchiveRouteProps): Promise<Metadata> =>
  archiveMetadata(changesPage, (await read(props)).page);

export default async function ChangesPage(props: ArchiveRouteProps) {
  return (
    <PublicPage path={changesPage.path}>
      <Changes {...(await read(props))} />
    </PublicPage>
  );
}
