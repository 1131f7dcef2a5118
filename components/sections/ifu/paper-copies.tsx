import { ContactDetails } from '@/components/sections/contact-details/contact-details';
import { MailForm } from '@/components/sections/contact-form/mail-form';
import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { Section } from '@/components/ui/section/section';
import { paper, paperMail, paperPage } from '@/content/ifu/paper';
import { labels } from '@/content/interface';
import { pageTrail } from '@/lib/seo/page-trail';
import styles from './ifu.module.scss';

/** The form for a paper copy, on a page of its own. The server fills in the document if the address names one. */
export function PaperCopies() {
  const { path, heading, lead } = paperPage;
  return (
    <Section id="paper-copies" className={styles.section}>
      <Breadcrumbs label={labels.breadcrumbs} trail={pageTrail(path)} current={heading} />
      <div className={styles.head}>
        <h1 id="paper-copies-heading">{heading}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.paper}>
        <MailForm texts={paper} mail={paperMail} />
        <ContactDetails />
      </div>
    </Section>
  );
}
