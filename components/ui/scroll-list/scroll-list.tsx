import type { ReactNode } from 'react';
import styles from './scroll-list.module.scss';

export type ScrollListProps = { label: string; children: ReactNode };

/** A list that scrolls in a frame of its own. It takes focus, so that arrow keys can scroll it. */
export function ScrollList({ label, children }: ScrollListProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard (WCAG 2.1.1)
    <section className={styles.list} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
