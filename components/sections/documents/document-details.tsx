import { TextLink } from '@/components/ui/text-link/text-link';
import { documents } from '@/content/documents';
import type { ListedDocument } from '@/lib/public/documents';
import { documentFacts } from './document-facts';

export type DocumentDetailsProps = { document: ListedDocument };

/** A document's details, followed by a link to the list of versions if the document can have earlier versions. */
export function DocumentDetails({ document }: DocumentDetailsProps) {
  return (
    <>
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
