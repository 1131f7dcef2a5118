import { PublicPage } from '@/components/sections/public-page/public-page';
import { TextPage } from '@/components/sections/text-page/text-page';
import { ButtonLink } from '@/components/ui/button-link/button-link';
import { company } from '@/content/company';
import { status } from '@/content/status';
import { entryMetadata } from '@/lib/seo/page-metadata';

const { path } = status;

export const metadata = entryMetadata(path);

export default function StatusPage() {
  const { label, heading, lead, call, contents, sections } = status;
  const [phone] = company.phones;
  return (
    <PublicPage path={path}>
      <TextPage
        path={path}
        name={label}
        heading={heading}
        lead={lead}
        contentsLabel={contents}
        sections={sections}
        below={
          phone && (
            <p>
              <ButtonLink kind="primary" href={phone.href}>
                {call} {phone.display}
              </ButtonLink>
            </p>
          )
        }
      />
    </PublicPage>
  );
}
