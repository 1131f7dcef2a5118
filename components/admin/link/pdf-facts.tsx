import { fileSize } from '@/components/ui/download-link/file-size';
import { links } from '@/content/admin/links';
import { fileAddress, pdfPath } from '@/lib/content/file-address';
import { SCHEMAS } from '@/lib/model/schema';
import styles from './pdf-field.module.scss';

export type PdfFactsProps = FileFacts & { heading?: string; name: string };

/** What a file is, in a line: name, size and pages as far as they are known. */
export function PdfFacts({ heading, name, ...facts }: PdfFactsProps) {
  return (
    <p className={styles.facts}>
      {heading && <strong>{heading}: </strong>}
      {[name, ...fileFacts(facts)].join(', ')}
    </p>
  );
}

export type FileFacts = {
  /** In bytes; 0 where it was never recorded, as for pages. */
  size: number;
  pages: number;
  sha256?: string;
};

/** What is known of a file, in words. Files of one size and length are told apart by the start of their hash. */
export function fileFacts({ size, pages, sha256 = '' }: FileFacts): string[] {
  return [
    size > 0 ? fileSize(size) : '',
    pages > 0 ? `${pages} ${pages === 1 ? links.page : links.pages}` : '',
    sha256 && `${links.fingerprint} ${sha256.slice(0, 8)}`,
  ].filter(Boolean);
}

/** Which file it is, for comparing. */
export function FileVersion(facts: FileFacts) {
  return <span>{fileFacts(facts).join(', ') || links.noFacts}</span>;
}

export type EarlierFileProps = {
  /** A version of a link. One from before files were named by their content has no address of its own. */
  record: object;
};

/** The way to look at the file that a version served. */
export function EarlierFile({ record }: EarlierFileProps) {
  const link = SCHEMAS.Link.safeParse(record).data;
  if (!link?.sha256) return null;
  return (
    <div>
      <a href={fileAddress(pdfPath(link))} target="_blank" rel="noreferrer">
        {links.openVersion} {link.revision}
      </a>
    </div>
  );
}
