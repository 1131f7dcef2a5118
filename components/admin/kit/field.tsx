import clsx from 'clsx';
import { type ComponentPropsWithRef, useId } from 'react';
import { editors } from '@/content/admin/editors';
import styles from './field.module.scss';

type ControlProps = ComponentPropsWithRef<'input'> & ComponentPropsWithRef<'textarea'>;

export type FieldProps = Omit<ControlProps, 'id'> & {
  label: string;
  /** Whether the label is only for screen readers, because the surrounding text makes a visible label redundant. */
  labelHidden?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  multiline?: boolean;
  /** The length and its limit, in UTF-16 code units, as in the security rules. */
  count?: { used: number; most: number } | undefined;
};

/** A labelled input or textarea, with a hint, an error and a character count. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  multiline = false,
  count,
  ...control
}: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const props = { ...control, id, className: styles.control, 'aria-describedby': described || undefined };
  return (
    <div className={styles.field}>
      <div className={clsx(styles.head, labelHidden && 'visually-hidden')}>
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

export type CheckControlProps = ComponentPropsWithRef<'input'> & { label: string; hint?: string | undefined };

/** A labelled checkbox. */
export function CheckControl({ label, hint, ...control }: CheckControlProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input {...control} type="checkbox" aria-describedby={hint && id} />
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={id}>
          {hint}
        </p>
      )}
    </div>
  );
}

type CharacterCountProps = { used: number; most: number };

/** The fraction of the limit at which screen readers start to announce the remaining length. */
const NEAR = 0.9;

const format = new Intl.NumberFormat('en-GB');

/** The number of characters typed, and the limit. Near the limit, screen readers announce the remaining number. */
function CharacterCount({ used, most }: CharacterCountProps) {
  const left = most - used;
  const spoken = used >= most * NEAR ? `${editors.charactersLeft} ${format.format(left)}` : '';
  return (
    <>
      <span className={clsx(styles.count, left < 0 && styles.over)} aria-hidden="true">
        {format.format(used)} / {format.format(most)}
      </span>
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
    </>
  );
}

export type SelectFieldProps<Value extends string> = {
  label: string;
  /** Whether the label is only for screen readers, because the surrounding text makes a visible label redundant. */
  labelHidden?: boolean;
  hint?: string | undefined;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose(value: Value): void;
};

/** A labelled drop-down list. */
export function SelectField<Value extends string>({
  label,
  labelHidden = false,
  hint,
  options,
  value,
  onChoose,
}: SelectFieldProps<Value>) {
  const id = useId();
  const choose = (asked: string) => {
    const option = options.find((each) => each.value === asked);
    if (option) onChoose(option.value);
  };
  return (
    <div className={styles.field}>
      <label className={labelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <select
        id={id}
        className={styles.control}
        aria-describedby={hint && `${id}-hint`}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
