import { TextLink } from '@/components/ui/text-link/text-link';
import type { ListedDocument } from '@/lib/public/documents';
import { DocumentDetails } from './document-details';
import styles from './document-list.module.scss';

type DocumentListProps = { items: readonly ListedDocument[] };

/** Documents with their details. */
export function DocumentList({ items }: DocumentListProps) {
  return (
    <ul className={styles.list} role="list">
      {items.map((document) => (
        <li key={document.id} className={styles.document}>
          <TextLink className={styles.link} href={document.href} dir="auto">
            {document.title}
          </TextLink>
          <p className={styles.facts}>
            <DocumentDetails document={document} />
          </p>
        </li>
      ))}
    </ul>
  );
}
