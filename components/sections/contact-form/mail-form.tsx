import clsx from 'clsx';
import { contact } from '@/content/contact';
import type { MailFormTexts } from '@/content/types';
import type { MailTexts } from './compose-mail';
import styles from './contact-form.module.scss';
import type { FieldName } from './limits';
import { MailField } from './mail-field';
import { MailHelp } from './mail-help';

const { form: shared, mailHelp } = contact;

type MailFormProps<Name extends FieldName> = {
  texts: MailFormTexts<Name>;
  mail: MailTexts<Name>;
};

/**
 * The action for visitors without scripts. The browser fills the body of the email with the fields, one per line.
 */
const plainAction = ({ to, subjectPrefix }: Pick<MailTexts, 'to' | 'subjectPrefix'>) =>
  `mailto:${to}?subject=${encodeURIComponent(subjectPrefix.trim())}`;

/**
 * A form that composes an email. It sends nothing to a server: it opens the visitor's own email app. Browsers report a
 * form with a `mailto:` action as insecure, so only the button for visitors without scripts has that action. This
 * button comes first, because the Enter key activates the first submit button.
 */
export function MailForm<Name extends FieldName>({ texts, mail }: MailFormProps<Name>) {
  const { id, heading, intro, submit, fields } = texts;
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
            <h3 id={`${id}-problem`}>{shared.summary.heading}</h3>
            <p>{shared.summary.intro}</p>
            <ul />
          </section>
          <p className={styles.hint}>{shared.requiredNote}</p>
          {(Object.keys(fields) as Name[]).map((name) => (
            <MailField
              key={name}
              formId={id}
              name={name}
              field={fields[name]}
              bodyLabel={mail.bodyLabels[name]}
              marks={shared}
            />
          ))}
          <noscript>
            <button
              className={styles.submit}
              type="submit"
              formAction={plainAction(mail)}
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
