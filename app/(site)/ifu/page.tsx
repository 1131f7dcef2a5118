import { Ifu } from '@/components/sections/ifu/ifu';
import { PublicPage } from '@/components/sections/public-page/public-page';
import { ifu } from '@/content/ifu';
import { entryMetadata } from '@/lib/seo/page-metadata';

const { path } = ifu;

export const metadata = entryMetadata(path);

export default function IfuPage() {
  return (
    <PublicPage path={path} contactDetails={false}>
      <Ifu />
    </PublicPage>
  );
}
