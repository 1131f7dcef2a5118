import clsx from 'clsx';
import { type ContactFieldName, contact } from '@/content/contact';
import { ContactField } from './contact-field';
import styles from './contact-form.module.scss';
import { MailHelp } from './mail-help';

const { form, mail, mailHelp } = contact;
const names = Object.keys(form.fields) as ContactFieldName[];

/** The action for visitors without scripts. The browser fills the body of the email with the fields, one per line. */
const plainAction = `mailto:${mail.to}?subject=${encodeURIComponent(mail.subjectPrefix.trim())}`;

/**
 * The enquiry form. It sends nothing to a server: it opens the visitor's own email app. Browsers report a form with a
 * `mailto:` action as insecure, so only the button for visitors without scripts has that action. This button comes
 * first, because the Enter key activates the first submit button.
 */
export function ContactForm() {
  const { id, heading, intro, requiredNote, submit, summary } = form;
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <site-contact-form className={styles.contactForm} data-mail={JSON.stringify(mail)}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p>{intro}</p>
        <form className={styles.form} method="dialog">
          <section
            className={styles.summary}
            aria-labelledby={`${id}-problem`}
            tabIndex={-1}
            hidden
            data-summary
          >
            <h3 id={`${id}-problem`}>{summary.heading}</h3>
            <p>{summary.intro}</p>
            <ul />
          </section>
          <p className={styles.hint}>{requiredNote}</p>
          {names.map((name) => (
            <ContactField key={name} name={name} />
          ))}
          <noscript>
            <button
              className={styles.submit}
              type="submit"
              formAction={plainAction}
              formMethod="post"
              formEncType="text/plain"
            >
              {submit}
            </button>
          </noscript>
          <button className={clsx(styles.submit, styles.withScript)} type="submit">
            {submit}
          </button>
          <p className={clsx(styles.hint, styles.withoutScript)}>{mailHelp.withoutScript}</p>
        </form>
        <MailHelp />
      </site-contact-form>
    </section>
  );
}
