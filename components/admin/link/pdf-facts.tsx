import { fileSize } from '@/components/ui/download-link/file-size';
import { links } from '@/content/admin/links';
import { fileAddress, pdfPath } from '@/lib/content/file-address';
import { SCHEMAS } from '@/lib/model/schema';
import styles from './pdf-field.module.scss';

export type PdfFactsProps = FileFacts & { heading?: string; name: string };

/** A file in one line: its name and, if known, its size, number of pages and hash. */
export function PdfFacts({ heading, name, ...facts }: PdfFactsProps) {
  return (
    <p className={styles.facts}>
      {heading && <strong>{heading}: </strong>}
      {[name, ...fileFacts(facts)].join(', ')}
    </p>
  );
}

export type FileFacts = {
  /** In bytes. Like `pages`, 0 if never recorded. */
  size: number;
  pages: number;
  sha256?: string;
};

/** A file's details as text. The start of the hash distinguishes files of the same size and length. */
export function fileFacts({ size, pages, sha256 = '' }: FileFacts): string[] {
  return [
    size > 0 ? fileSize(size) : '',
    pages > 0 ? `${pages} ${pages === 1 ? links.page : links.pages}` : '',
    sha256 && `${links.fingerprint} ${sha256.slice(0, 8)}`,
  ].filter(Boolean);
}

/** Identifies a version of a file, for comparison with others. */
export function FileVersion(facts: FileFacts) {
  return <span>{fileFacts(facts).join(', ') || links.noFacts}</span>;
}

export type EarlierFileProps = {
  /** A version of a link. Files that predate content-hashed names have no separate addresses. */
  record: object;
};

/** A link to the file of a version. */
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
