import { Certification } from '@/components/sections/certification/certification';
import { Digital } from '@/components/sections/digital/digital';
import { PageBanner } from '@/components/sections/page-banner/page-banner';
import { PublicPage } from '@/components/sections/public-page/public-page';
import { ServiceCards } from '@/components/sections/service-cards/service-cards';
import { Training } from '@/components/sections/training/training';
import { services } from '@/content/services';
import { entryMetadata } from '@/lib/seo/page-metadata';

const path = '/services';

export const metadata = entryMetadata(path);

export default function ServicesPage() {
  return (
    <PublicPage path={path}>
      <PageBanner banner={services.banner} path={path}>
        <ServiceCards />
      </PageBanner>
      <Certification />
      <Training />
      <Digital />
    </PublicPage>
  );
}
