import { fileSize } from '@/components/ui/download-link/file-size';
import { links } from '@/content/admin/links';
import { SCHEMAS } from '@/lib/model/schema';
import { fileAddress, pdfPath } from '@/lib/records/file-address';
import styles from './pdf-facts.module.scss';

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
  /** The size in bytes. Like `pages`, it is 0 if it was not recorded. */
  size: number;
  pages: number;
  sha256?: string;
};

/** Returns a file's details as text. The start of the hash distinguishes files with the same size and page count. */
function fileFacts({ size, pages, sha256 = '' }: FileFacts): string[] {
  return [
    size > 0 ? fileSize(size) : '',
    pages > 0 ? `${pages} ${pages === 1 ? links.page : links.pages}` : '',
    sha256 && `${links.fingerprint} ${sha256.slice(0, 8)}`,
  ].filter(Boolean);
}

/** Shows the details that identify a version of a file, for comparison with other versions. */
export function FileVersion(facts: FileFacts) {
  return <span>{fileFacts(facts).join(', ') || links.noFacts}</span>;
}

export type StoredFileProps = {
  /** A version of a link. A file that predates content-hashed names has no address of its own. */
  record: object;
  label: string;
};

/** A link to a version's file, if the file has an address of its own. */
export function StoredFile({ record, label }: StoredFileProps) {
  const link = SCHEMAS.Link.safeParse(record).data;
  if (!link?.sha256) return null;
  return (
    <div>
      <a href={fileAddress(pdfPath(link))} target="_blank" rel="noreferrer">
        {label}
      </a>
    </div>
  );
}
