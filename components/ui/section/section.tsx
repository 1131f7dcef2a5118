import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './section.module.scss';

type SectionProps = {
  /** The section's URL fragment. Its heading has the id `{id}-heading`. */
  id: string;
  ground?: 'paper' | 'lilac' | 'plum';
  className?: string;
  children: ReactNode;
};

/** A full-width band of the page, named by its heading. */
export function Section({ id, ground = 'paper', className, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={clsx(styles.section, styles[ground])}>
      <div className={clsx(styles.inner, className)}>{children}</div>
    </section>
  );
}
