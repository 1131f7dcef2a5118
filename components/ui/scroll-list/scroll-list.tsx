import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './scroll-list.module.scss';

export type ScrollListProps = {
  label: string;
  /** A hint below the entries, for lists with more than fit. */
  more?: string;
  children: ReactNode[];
};

/** How many entries are in sight at rest. */
const IN_SIGHT = 2;

/**
 * A list that scrolls in an area of its own, with whole entries in sight: below each other, or side by side on phones.
 * It takes focus, so that arrow keys can scroll it.
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
