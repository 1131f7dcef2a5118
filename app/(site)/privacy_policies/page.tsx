import { PublicPage } from '@/components/sections/public-page/public-page';
import { TextPage } from '@/components/sections/text-page/text-page';
import { privacy } from '@/content/privacy';
import { entryMetadata } from '@/lib/seo/page-metadata';

const path = '/privacy_policies';

export const metadata = entryMetadata(path);

export default function PrivacyPage() {
  const { heading, lead, dateLabel, date, contents, sections } = privacy;
  return (
    <PublicPage path={path}>
      <TextPage
        path={path}
        heading={heading}
        lead={lead}
        contentsLabel={contents}
        sections={sections}
        below={
          <p>
            {dateLabel} {date}
          </p>
        }
      />
    </PublicPage>
  );
}
