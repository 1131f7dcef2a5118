import { ContactDetails } from '@/components/sections/contact-details/contact-details';
import { MailForm } from '@/components/sections/contact-form/mail-form';
import { contact } from '@/content/contact';
import styles from './contact.module.scss';

/** The contact form and the contact details. */
export function Contact() {
  return (
    <div className={styles.columns}>
      <MailForm texts={contact.form} mail={contact.mail} />
      <ContactDetails />
    </div>
  );
}
