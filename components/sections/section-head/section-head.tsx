import clsx from 'clsx';
import { Eyebrow } from '@/components/ui/eyebrow/eyebrow';
import styles from './section-head.module.scss';

export type SectionHeadProps = {
  /** The section's id, from which the heading's id is derived. */
  id: string;
  heading: string;
  eyebrow?: string;
  intro?: string;
  className?: string;
};

/** A section's heading, with an optional eyebrow and introduction. */
export function SectionHead({ id, heading, eyebrow, intro, className }: SectionHeadProps) {
  return (
    <div className={clsx(styles.head, className)}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h2 id={`${id}-heading`}>{heading}</h2>
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  );
}
