import { PublicPage } from '@/components/sections/public-page/public-page';
import { UnderConstruction } from '@/components/sections/under-construction/under-construction';
import { entryMetadata } from '@/lib/seo/page-metadata';

const path = '/r_d';

export const metadata = entryMetadata(path);

export default function ResearchPage() {
  return (
    <PublicPage path={path}>
      <UnderConstruction />
    </PublicPage>
  );
}
