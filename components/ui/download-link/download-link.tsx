import { ButtonLink } from '@/components/ui/button-link/button-link';
import { type PluralForms, plural } from '@/lib/text/plural';
import { fileSize } from './file-size';

export type DownloadLinkProps = {
  title: string;
  href: string;
  type: string;
  /** Size in bytes and number of pages; missing for a file that has not been generated yet. */
  measure?: { bytes: number; pages: number };
  kind?: 'primary' | 'secondary';
  labels: { pages: PluralForms; missing: string };
};

/** A link to a file with its type, size and number of pages, or a note if the file does not exist yet. */
export function DownloadLink({ title, href, type, measure, kind = 'secondary', labels }: DownloadLinkProps) {
  if (!measure) {
    return (
      <p>
        {title}: {labels.missing}
      </p>
    );
  }
  return (
    <ButtonLink kind={kind} href={href}>
      {title} ({type}, {fileSize(measure.bytes)}, {plural(measure.pages, labels.pages)})
    </ButtonLink>
  );
}
