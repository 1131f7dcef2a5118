import { TextLink } from '@/components/ui/text-link/text-link';
import { company } from '@/content/company';
import { contact } from '@/content/contact';
import { labels } from '@/content/interface';
import styles from './contact-form.module.scss';

const help = contact.mailHelp;

/**
 * The other ways to send the message. Shown after each valid submission, because no browser reports whether an email
 * app opened.
 */
export function MailHelp() {
  const [phone] = company.phones;
  return (
    <section
      id={help.id}
      className={styles.help}
      aria-labelledby={`${help.id}-heading`}
      tabIndex={-1}
      hidden
      data-help
    >
      <h3 id={`${help.id}-heading`}>
        <span data-usual>{help.heading}</span>
        <span data-too-long hidden>
          {help.tooLongHeading}
        </span>
      </h3>
      <p data-usual>{help.text}</p>
      <p data-too-long hidden>
        {help.tooLong}
      </p>
      <button
        className={styles.copy}
        type="button"
        data-copy
        data-copied={`${help.copied} ${contact.mail.to}`}
        data-failed={help.copyFailed}
      >
        {help.copy}
      </button>
      <p className={styles.copyState} data-copy-state />
      <ul className={styles.ways} role="list">
        <li>
          <a href={`mailto:${contact.mail.to}`} data-mail-link>
            <span data-usual>{help.tryAgain}</span>
            <span data-too-long hidden>
              {help.tooLongContinue}
            </span>
          </a>
        </li>
        <li>
          <a href="https://mail.google.com/mail/" target="_blank" rel="noopener noreferrer" data-gmail>
            {help.gmail}
            <span className="visually-hidden"> ({labels.opensNewWindow})</span>
          </a>
        </li>
        <li>
          <a href="https://outlook.live.com/mail/" target="_blank" rel="noopener noreferrer" data-outlook>
            {help.outlook}
            <span className="visually-hidden"> ({labels.opensNewWindow})</span>
          </a>
        </li>
        {phone && (
          <li>
            {help.phone} <TextLink href={phone.href}>{phone.display}</TextLink>
          </li>
        )}
      </ul>
      <label className={styles.label} htmlFor={`${help.id}-message`}>
        {help.messageLabel}
      </label>
      <textarea id={`${help.id}-message`} className={styles.control} rows={7} readOnly data-message />
    </section>
  );
}
