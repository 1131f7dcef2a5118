import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './scroll-list.module.scss';

type ScrollListProps = {
  label: string;
  /** A hint below the entries, for lists with entries out of view. */
  more?: string;
  children: ReactNode[];
};

/** The number of entries in a long column that are visible before scrolling. */
const IN_SIGHT = 2;

/**
 * A list that scrolls in its own area. The entries are in a column on wide screens, otherwise side by side. The area is
 * focusable, so that arrow keys can scroll it.
 */
export function ScrollList({ label, more, children }: ScrollListProps) {
  const hasMore = Boolean(more) && children.length > IN_SIGHT;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard (WCAG 2.1.1)
    <section className={clsx(styles.list, hasMore && styles.long)} aria-label={label} tabIndex={0}>
      {children}
      {hasMore && (
        <p className={styles.more} aria-hidden="true">
          {more}
        </p>
      )}
    </section>
  );
}
