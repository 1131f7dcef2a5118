import { type FileFacts, fileFacts } from './file-facts';
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
