import { PageBanner } from '@/components/sections/page-banner/page-banner';
import { Promises } from '@/components/sections/promises/promises';
import { PublicPage } from '@/components/sections/public-page/public-page';
import { Standards } from '@/components/sections/standards/standards';
import { Sustainability } from '@/components/sections/sustainability/sustainability';
import { Vision } from '@/components/sections/vision/vision';
import { impact } from '@/content/impact';
import { entryMetadata } from '@/lib/seo/page-metadata';

const path = '/impact';

export const metadata = entryMetadata(path);

export default function ImpactPage() {
  return (
    <PublicPage path={path}>
      <PageBanner banner={impact.banner} path={path}>
        <Promises />
      </PageBanner>
      <Vision />
      <Sustainability />
      <Standards />
    </PublicPage>
  );
}
