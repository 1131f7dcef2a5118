import { MailLink } from '@/components/ui/mail-link/mail-link';
import { Section } from '@/components/ui/section/section';
import { TextLink } from '@/components/ui/text-link/text-link';
import { documents as documentTexts } from '@/content/documents';
import { type DownloadKey, downloadLabels, downloads } from '@/content/downloads';
import { productLabels } from '@/content/products';
import type { MailDraft } from '@/content/types';
import type { ListedDocument } from '@/lib/public/documents';
import { BuiltInDownload } from './built-in-download';
import styles from './downloads.module.scss';
import { StaffDocument } from './staff-document';

type DownloadsProps = {
  files: readonly DownloadKey[];
  /** Documents that staff uploaded. */
  documents: readonly ListedDocument[];
  /** Whether the downloads page lists more of these documents. */
  hasMore?: boolean;
  enquiry: MailDraft;
  /** The product or family that the contact form mentions when it is opened from here. */
  about: string;
};

const id = 'downloads';

/** The downloads for a product or family, with links to enquire by email or contact form. */
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
            <BuiltInDownload file={key} />
          </li>
        ))}
        {documents.map((document) => (
          <li key={document.id} className={styles.file}>
            <StaffDocument document={document} />
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
