import { PublicPage } from '@/components/sections/public-page/public-page';
import { TextPage } from '@/components/sections/text-page/text-page';
import { accessibility } from '@/content/accessibility';
import { entryMetadata } from '@/lib/seo/page-metadata';

const path = '/accessibility';

export const metadata = entryMetadata(path);

export default function AccessibilityPage() {
  const { heading, lead, contents, sections } = accessibility;
  return (
    <PublicPage path={path}>
      <TextPage path={path} heading={heading} lead={lead} contentsLabel={contents} sections={sections} />
    </PublicPage>
  );
}
