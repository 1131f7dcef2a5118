import { type ContactFieldName, contact } from '@/content/contact';
import styles from './contact-form.module.scss';
import { EMAIL_PATTERN, LONGEST, PHONE_PATTERN } from './limits';

export type ContactFieldProps = { name: ContactFieldName };

const KINDS = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', pattern: EMAIL_PATTERN },
  phone: { type: 'tel', autoComplete: 'tel', pattern: PHONE_PATTERN },
  company: { type: 'text', autoComplete: 'organization' },
  message: null,
} as const;

/** A labelled field with an optional hint and a hidden element for its error. */
export function ContactField({ name }: ContactFieldProps) {
  const { label, hint, required, missing, invalid } = contact.form.fields[name];
  const id = `enquiry-${name}`;
  const control = {
    id,
    name: contact.mail.bodyLabels[name],
    className: styles.control,
    required,
    'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
    'data-field': name,
    'data-missing': missing,
    'data-invalid': invalid,
    'data-longest': LONGEST[name],
  };
  const kind = KINDS[name];
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}{' '}
        <span className={styles.mark}>({required ? contact.form.required : contact.form.optional})</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={styles.error} hidden />
      {kind ? <input {...control} {...kind} /> : <textarea {...control} rows={7} />}
    </div>
  );
}
