import { contact } from '@/content/contact';
import { MailForm } from './mail-form';

/** The enquiry form. */
export function ContactForm() {
  return <MailForm texts={contact.form} mail={contact.mail} />;
}
