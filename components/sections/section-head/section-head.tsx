import clsx from 'clsx';
import styles from './section-head.module.scss';

type SectionHeadProps = {
  /** The section's id, from which the heading's id is derived. */
  id: string;
  heading: string;
  intro?: string;
  className?: string;
};

/** A section's heading, with an optional introduction. */
export function SectionHead({ id, heading, intro, className }: SectionHeadProps) {
  return (
    <div className={clsx(styles.head, className)}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  );
}
