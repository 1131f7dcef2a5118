import type { Metadata } from 'next';
import { Ifu } from '@/components/sections/ifu/ifu';
import { PublicPage } from '@/components/sections/public-page/public-page';
import { ifu } from '@/content/ifu';
import { pageEntry } from '@/lib/seo/page-entry';
import { pageMetadata } from '@/lib/seo/page-metadata';

const { path } = ifu;

export const metadata: Metadata = pageMetadata(pageEntry(path));

export default function IfuPage() {
  return (
    <PublicPage path={path} contactDetails={false}>
      <Ifu />
    </PublicPage>
  );
}
