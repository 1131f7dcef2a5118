import { Approach } from '@/components/sections/approach/approach';
import { CompanyValues } from '@/components/sections/company-values/company-values';
import { FounderNote } from '@/components/sections/founder-note/founder-note';
import { Growth } from '@/components/sections/growth/growth';
import { Leadership } from '@/components/sections/leadership/leadership';
import { PageBanner } from '@/components/sections/page-banner/page-banner';
import { PublicPage } from '@/components/sections/public-page/public-page';
import { companyPage } from '@/content/company-page';
import { entryMetadata } from '@/lib/seo/page-metadata';

const path = '/company';

export const metadata = entryMetadata(path);

export default function CompanyPage() {
  return (
    <PublicPage path={path}>
      <PageBanner banner={companyPage.hero} path={path} layout="large" />
      <Approach />
      <FounderNote />
      <CompanyValues />
      <Growth />
      <Leadership />
    </PublicPage>
  );
}
