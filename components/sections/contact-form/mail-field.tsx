import type { MailFormField } from '@/content/types';
import styles from './contact-form.module.scss';
import { EMAIL_PATTERN, type FieldName, LONGEST, PHONE_PATTERN } from './limits';

type MailFieldProps = {
  formId: string;
  name: FieldName;
  field: MailFormField;
  /** The field's label in the email. */
  bodyLabel: string;
  /** Texts shown after the label. */
  marks: { required: string; optional: string };
};

const INPUTS: Partial<Record<FieldName, { type?: string; autoComplete?: string; pattern?: string }>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', pattern: EMAIL_PATTERN },
  phone: { type: 'tel', autoComplete: 'tel', pattern: PHONE_PATTERN },
  company: { autoComplete: 'organization' },
};

const TEXT_AREAS: Partial<Record<FieldName, { rows: number; autoComplete?: string }>> = {
  message: { rows: 7 },
  address: { rows: 4, autoComplete: 'street-address' },
};

/** A labelled field with an optional hint and a hidden element for its error. */
export function MailField({ formId, name, field, bodyLabel, marks }: MailFieldProps) {
  const { label, hint, required, missing, invalid } = field;
  const id = `${formId}-${name}`;
  const control = {
    id,
    name: bodyLabel,
    className: styles.control,
    required,
    'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
    'data-field': name,
    'data-missing': missing,
    'data-invalid': invalid,
    'data-longest': LONGEST[name],
  };
  const area = TEXT_AREAS[name];
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} <span className={styles.mark}>({required ? marks.required : marks.optional})</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={styles.error} hidden />
      {area ? (
        <textarea {...control} {...area} />
      ) : (
        <input {...control} type="text" defaultValue="" {...INPUTS[name]} />
      )}
    </div>
  );
}
