import { DownloadLink } from '@/components/ui/download-link/download-link';
import { MailLink } from '@/components/ui/mail-link/mail-link';
import { Section } from '@/components/ui/section/section';
import { type DownloadKey, downloadLabels, downloadMeasures, downloads } from '@/content/downloads';
import type { MailDraft } from '@/content/types';
import styles from './downloads.module.scss';

export type DownloadsProps = { files: readonly DownloadKey[]; enquiry: MailDraft };

const id = 'downloads';

/** The files of a product family, and a letter to ask for what they do not say. */
export function Downloads({ files, enquiry }: DownloadsProps) {
  const { label, to, subject, body } = enquiry;
  return (
    <Section id={id} ground="plum" className={styles.columns}>
      <div className={styles.lead}>
        <h2 id={`${id}-heading`}>{downloadLabels.heading}</h2>
        <MailLink kind="primary" to={to} subject={subject} body={body}>
          {label}
        </MailLink>
      </div>
      <ul className={styles.files} role="list">
        {files.map((key) => (
          <li key={key} className={styles.file}>
            <p className={styles.description}>{downloads[key].description}</p>
            <DownloadLink {...downloads[key]} measure={downloadMeasures[key]} labels={downloadLabels} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
