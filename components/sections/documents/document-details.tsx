import { TextLink } from '@/components/ui/text-link/text-link';
import { documents } from '@/content/documents';
import type { ListedDocument } from '@/lib/public/documents';
import { documentFacts } from './document-facts';

type DocumentDetailsProps = { document: ListedDocument };

/**
 * A document's details, between a notice of a new change that concerns safety and a link to the list of versions, if
 * there are any.
 */
export function DocumentDetails({ document }: DocumentDetailsProps) {
  return (
    <>
      {document.safetyChange && document.page && (
        <>
          <TextLink href={document.page}>
            {documents.safetyChange}
            <span className="visually-hidden">: {document.title}</span>
          </TextLink>
          {' · '}
        </>
      )}
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
    </>
  );
}
