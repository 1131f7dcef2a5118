import { PaperCopies } from '@/components/sections/ifu/paper-copies';
import { PublicPage } from '@/components/sections/public-page/public-page';
import { paperPage } from '@/content/ifu/paper';
import { entryMetadata } from '@/lib/seo/page-metadata';

const { path } = paperPage;

export const metadata = entryMetadata(path);

export default function PaperPage() {
  return (
    <PublicPage path={path} contactDetails={false}>
      <PaperCopies />
    </PublicPage>
  );
}
