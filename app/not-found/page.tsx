import type { Metadata } from 'next';
import { StatusPage } from '@/components/sections/status-page/status-page';
import { PageFrame } from '@/components/site/page-frame/page-frame';
import { SearchForm } from '@/components/site/search-form/search-form';
import { notFound } from '@/content/status-pages';

export const metadata: Metadata = { ...notFound.meta, robots: { index: false } };

/** The server sends this page with status 404 for unknown addresses. Visitors cannot request it. */
export default function NotFoundPage() {
  return (
    <PageFrame currentPath="">
      <StatusPage page={notFound}>
        <SearchForm look="page" />
      </StatusPage>
    </PageFrame>
  );
}
