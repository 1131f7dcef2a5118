import type { ReactNode } from 'react';
import styles from './menu.module.scss';

type MenuProps = {
  /** The navigation's accessible name. */
  label: string;
  /** The button's label while the menu is closed. */
  openLabel: string;
  /** The button's label while the menu is open. */
  closeLabel: string;
  children: ReactNode;
};

/**
 * Navigation that is collapsed behind a button on narrow screens. It is a popover, so no script is needed to open it,
 * or to close it with Escape or an outside click.
 */
export function Menu({ label, openLabel, closeLabel, children }: MenuProps) {
  return (
    <site-menu className={styles.menu} data-open={openLabel} data-close={closeLabel}>
      <button className={styles.toggle} type="button" popoverTarget="menu" aria-label={openLabel}>
        <span className={styles.bars} />
      </button>
      <nav className={styles.sheet} id="menu" popover="auto" aria-label={label}>
        {children}
      </nav>
    </site-menu>
  );
}
