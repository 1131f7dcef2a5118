import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './dropdown.module.scss';

type DropdownProps = {
  label: string;
  /** Whether the list contains the current page. */
  current: boolean;
  /** The list's `li` elements. */
  children: ReactNode;
};

/**
 * A button that opens a list on hover, focus or press. In the collapsed menu, the list starts open. Without scripts,
 * hover and focus open the list, and the collapsed menu always shows the list.
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
