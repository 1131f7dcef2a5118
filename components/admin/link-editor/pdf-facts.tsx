import { fileSize } from '@/components/ui/download-link/file-size';
import { links } from '@/content/admin/links';
import styles from './pdf-field.module.scss';

export type PdfFactsProps = {
  heading?: string;
  name: string;
  /** In bytes; 0 where it was never recorded. */
  size: number;
  pages: number;
};

/** What a file is, in a line: name, size and pages as far as they are known. */
export function PdfFacts({ heading, name, size, pages }: PdfFactsProps) {
  const facts = [
    name,
    size > 0 && fileSize(size),
    pages > 0 && `${pages} ${pages === 1 ? links.page : links.pages}`,
  ];
  return (
    <p className={styles.facts}>
      {heading && <strong>{heading}: </strong>}
      {facts.filter(Boolean).join(', ')}
    </p>
  );
}
