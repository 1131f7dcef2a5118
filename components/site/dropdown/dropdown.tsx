import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './dropdown.module.scss';

export type DropdownProps = {
  label: string;
  /** The page is one of those below it. */
  current: boolean;
  /** List items. */
  children: ReactNode;
};

/**
 * A button that opens a list below it by pointer, focus and touch; in the folded menu it unfolds the list in place.
 * Without a script hovering and focus open it, and the folded menu always shows it.
 */
export function Dropdown({ label, current, children }: DropdownProps) {
  return (
    <site-dropdown className={styles.dropdown}>
      <button className={clsx(styles.opener, current && styles.current)} type="button">
        {label}
      </button>
      <ul className={styles.list} role="list">
        {children}
      </ul>
    </site-dropdown>
  );
}
