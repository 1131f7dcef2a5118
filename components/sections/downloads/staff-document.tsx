import { documentFacts } from '@/components/sections/documents/document-facts';
import { ButtonLink } from '@/components/ui/button-link/button-link';
import { TextLink } from '@/components/ui/text-link/text-link';
import { documents } from '@/content/documents';
import type { ListedDocument } from '@/lib/pages/documents';
import styles from './staff-document.module.scss';

export type StaffDocumentProps = { document: ListedDocument };

/** A document that staff uploaded, with its details and earlier versions. */
export function StaffDocument({ document }: StaffDocumentProps) {
  return (
    <div className={styles.document}>
      <p className={styles.facts}>
        {documentFacts(document)}
        {document.versions && (
          <>
            {' · '}
            <TextLink href={document.versions}>
              {documents.earlier}
              <span className="visually-hidden">: {document.title}</span>
            </TextLink>
          </>
        )}
      </p>
      <ButtonLink kind="secondary" href={document.href}>
        {document.title}
      </ButtonLink>
    </div>
  );
}
