import { type ComponentPropsWithRef, useId } from 'react';
import { CharacterCount } from './character-count';
import styles from './field.module.scss';

type ControlProps = ComponentPropsWithRef<'input'> & ComponentPropsWithRef<'textarea'>;

export type FieldProps = Omit<ControlProps, 'id'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Several lines of text. */
  multiline?: boolean;
  /** How much is typed and how much fits, in UTF-16 units as the rules count. */
  count?: { used: number; most: number } | undefined;
};

/** A labelled control with its hint, its error and its count, tied together for assistive technology. */
export function Field({ label, hint, error, multiline = false, count, ...control }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const props = { ...control, id, className: styles.control, 'aria-describedby': described || undefined };
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {count && <CharacterCount {...count} />}
      </div>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {multiline ? (
        <textarea {...props} rows={5} aria-invalid={Boolean(error)} />
      ) : (
        <input {...props} aria-invalid={Boolean(error)} />
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
