'use client';

import { useId } from 'react';
import styles from './segments.module.scss';

export type SegmentsProps<Value extends string> = {
  /** The name of the group, for screen readers only. */
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose(value: Value): void;
};

/** A choice between a few options that are all visible, side by side. */
export function Segments<Value extends string>({ legend, options, value, onChoose }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
