import { ContactDetails } from '@/components/sections/contact-details/contact-details';
import { ContactForm } from '@/components/sections/contact-form/contact-form';
import styles from './contact.module.scss';

/** The contact form and the contact details. */
export function Contact() {
  return (
    <div className={styles.columns}>
      <ContactForm />
      <ContactDetails />
    </div>
  );
}
