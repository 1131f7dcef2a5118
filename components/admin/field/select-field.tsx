import { useId } from 'react';
import styles from './field.module.scss';

export type SelectFieldProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose(value: Value): void;
};

/** A labelled choice of one among few. */
export function SelectField<Value extends string>({
  label,
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
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.control}
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
