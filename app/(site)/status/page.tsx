import { PublicPage } from '@/components/sections/public-page/public-page';
import { TextPage } from '@/components/sections/text-page/text-page';
import { status } from '@/content/status';
import { pageEntry } from '@/lib/seo/page-entry';
import { pageMetadata } from '@/lib/seo/page-metadata';

const { path } = status;

export const metadata = pageMetadata(pageEntry(path));

export default function StatusPage() {
  const { label, heading, lead, contents, sections } = status;
  return (
    <PublicPage path={path}>
      <TextPage
        path={path}
        name={label}
        heading={heading}
        lead={lead}
        contentsLabel={contents}
        sections={sections}
      />
    </PublicPage>
  );
}
