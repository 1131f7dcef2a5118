import { documentFacts } from '@/components/sections/documents/document-facts';
import { ButtonLink } from '@/components/ui/button-link/button-link';
import { DownloadLink } from '@/components/ui/download-link/download-link';
import { MailLink } from '@/components/ui/mail-link/mail-link';
import { Section } from '@/components/ui/section/section';
import { TextLink } from '@/components/ui/text-link/text-link';
import { documents as documentTexts } from '@/content/documents';
import { type DownloadKey, downloadLabels, downloadMeasures, downloads } from '@/content/downloads';
import { productLabels } from '@/content/products';
import type { MailDraft } from '@/content/types';
import type { ListedDocument } from '@/lib/pages/documents';
import styles from './downloads.module.scss';

export type DownloadsProps = {
  files: readonly DownloadKey[];
  /** Documents that staff uploaded. */
  documents: readonly ListedDocument[];
  /** Whether the downloads page lists more of these documents. */
  hasMore?: boolean;
  enquiry: MailDraft;
  /** The subject that prefills the contact form. */
  about: string;
};

const id = 'downloads';

/** A product family's files, with an email link for further details. */
export function Downloads({ files, documents, hasMore, enquiry, about }: DownloadsProps) {
  const { label, to, subject, body } = enquiry;
  return (
    <Section id={id} ground="plum" className={styles.columns}>
      <div className={styles.lead}>
        <h2 id={`${id}-heading`}>{downloadLabels.heading}</h2>
        <MailLink kind="primary" to={to} subject={subject} body={body}>
          {label}
        </MailLink>
        <TextLink className={styles.form} href={`/contact_us?about=${encodeURIComponent(about)}#enquiry`}>
          {productLabels.askByForm}
        </TextLink>
      </div>
      <ul className={styles.files} role="list">
        {files.map((key) => (
          <li key={key} className={styles.file}>
            <p className={styles.description}>{downloads[key].description}</p>
            <DownloadLink {...downloads[key]} measure={downloadMeasures[key]} labels={downloadLabels} />
          </li>
        ))}
        {documents.map((document) => (
          <li key={document.id} className={styles.file}>
            <p className={styles.description}>
              {documentFacts(document)}
              {document.versions && (
                <>
                  {' · '}
                  <TextLink href={document.versions}>
                    {documentTexts.earlier}
                    <span className="visually-hidden">: {document.title}</span>
                  </TextLink>
                </>
              )}
            </p>
            <ButtonLink kind="secondary" href={document.href}>
              {document.title}
            </ButtonLink>
          </li>
        ))}
        {hasMore && (
          <li className={styles.file}>
            <TextLink className={styles.form} href={documentTexts.path}>
              {documentTexts.versions.all}
            </TextLink>
          </li>
        )}
      </ul>
    </Section>
  );
}
