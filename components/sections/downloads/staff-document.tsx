import { DocumentDetails } from '@/components/sections/documents/document-details';
import { ButtonLink } from '@/components/ui/button-link/button-link';
import type { ListedDocument } from '@/lib/public/documents';
import styles from './staff-document.module.scss';

type StaffDocumentProps = { document: ListedDocument };

/** The details of a document that staff uploaded, and a link to it. */
export function StaffDocument({ document }: StaffDocumentProps) {
  return (
    <div className={styles.document}>
      <p className={styles.facts}>
        <DocumentDetails document={document} />
      </p>
      <ButtonLink kind="secondary" href={document.href} dir="auto">
        {document.title}
      </ButtonLink>
    </div>
  );
}
