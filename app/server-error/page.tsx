import type { Metadata } from 'next';
import { StatusPage } from '@/components/sections/status-page/status-page';
import { PageFrame } from '@/components/site/page-frame/page-frame';
import { serverError } from '@/content/status-pages';

export const metadata: Metadata = { ...serverError.meta, robots: { index: false } };

/** The server sends this page with status 500 when another page cannot be rendered. Visitors cannot request it. */
export default function ServerErrorPage() {
  return (
    <PageFrame currentPath="">
      <StatusPage page={serverError} />
    </PageFrame>
  );
}
