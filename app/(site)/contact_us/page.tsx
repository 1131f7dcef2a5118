import type { Metadata } from 'next';
import { Contact } from '@/components/sections/contact/contact';
import { PageBanner } from '@/components/sections/page-banner/page-banner';
import { PublicPage } from '@/components/sections/public-page/public-page';
import { contact } from '@/content/contact';
import { entryMetadata } from '@/lib/seo/page-metadata';

const path = '/contact_us';

export const metadata: Metadata = {
  ...entryMetadata(path),
  // Keeps the topic in the address, which can be a search query, out of the referrer.
  referrer: 'strict-origin',
};

export default function ContactPage() {
  return (
    <PublicPage path={path} contactDetails={false}>
      <PageBanner banner={contact.banner} path={path} layout="compact" />
      <Contact />
    </PublicPage>
  );
}
