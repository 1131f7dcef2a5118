import { ButtonLink } from '@/components/ui/button-link/button-link';
import { fileSize } from './file-size';

export type DownloadLinkProps = {
  title: string;
  href: string;
  type: string;
  /** Size in bytes and number of pages; missing for a file that has not been generated yet. */
  measure?: { bytes: number; pages: number };
  kind?: 'primary' | 'secondary' | undefined;
  labels: { pages(count: number): string; missing: string };
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
      {title} ({type}, {fileSize(measure.bytes)}, {labels.pages(measure.pages)})
    </ButtonLink>
  );
}
