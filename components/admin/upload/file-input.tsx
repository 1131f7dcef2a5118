import type { ComponentPropsWithRef } from 'react';
import styles from './file-input.module.scss';

export type FileInputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'onChange'> & {
  onChoose(file: File): void;
};

/** A file chooser that looks like the other buttons, and that lets the same file be chosen again. */
export function FileInput({ onChoose, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      className={styles.input}
      onChange={({ target }) => {
        const file = target.files?.[0];
        if (file) onChoose(file);
        target.value = '';
      }}
    />
  );
}
