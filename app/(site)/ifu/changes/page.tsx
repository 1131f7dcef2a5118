import { Changes } from '@/components/sections/ifu/changes';
import { PublicPage } from '@/components/sections/public-page/public-page';
import { changesPage } from '@/content/ifu/changes';
import { DeviceDocuments } from '@/lib/documents/device-documents';
import { latestChanges } from '@/lib/documents/document-changes';
import { publicContent } from '@/lib/public/read-for-page';
import { entryMetadata } from '@/lib/seo/page-metadata';

/** In seconds. The page is also rendered again after a change in the database. */
export const revalidate = 3_600;

const { path } = changesPage;

export const metadata = entryMetadata(path);

export default async function ChangesPage() {
  const documents = new DeviceDocuments(await publicContent('Link'));
  return (
    <PublicPage path={path}>
      <Changes changes={latestChanges(documents)} />
    </PublicPage>
  );
}
