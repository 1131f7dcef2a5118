import { Contact } from '@/components/sections/contact/contact';
import { PageBanner } from '@/components/sections/page-banner/page-banner';
import { PublicPage } from '@/components/sections/public-page/public-page';
import { contact } from '@/content/contact';
import { pageEntry } from '@/lib/seo/page-entry';
import { pageMetadata } from '@/lib/seo/page-metadata';

const path = '/contact_us';

export const metadata = pageMetadata(pageEntry(path));

export default function ContactPage() {
  return (
    <PublicPage path={path} contactDetails={false}>
      <PageBanner banner={contact.banner} path={path} layout="compact" />
      <Contact />
    </PublicPage>
  );
}
