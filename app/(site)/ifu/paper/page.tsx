import type { Metadata } from 'next';
import { PaperCopies } from '@/components/sections/ifu/paper-copies';
import { PublicPage } from '@/components/sections/public-page/public-page';
import { paperPage } from '@/content/ifu/paper';
import { pageEntry } from '@/lib/seo/page-entry';
import { pageMetadata } from '@/lib/seo/page-metadata';

const { path } = paperPage;

export const metadata: Metadata = pageMetadata(pageEntry(path));

export default function PaperPage() {
  return (
    <PublicPage path={path} contactDetails={false}>
      <PaperCopies />
    </PublicPage>
  );
}
