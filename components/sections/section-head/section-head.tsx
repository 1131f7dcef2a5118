import clsx from 'clsx';
import { Eyebrow } from '@/components/ui/eyebrow/eyebrow';
import styles from './section-head.module.scss';

export type SectionHeadProps = {
  /** The section's id; the heading's id is made from it. */
  id: string;
  heading: string;
  eyebrow?: string;
  intro?: string;
  className?: string;
};

/** What a section is called and, in one sentence, what it is about. */
export function SectionHead({ id, heading, eyebrow, intro, className }: SectionHeadProps) {
  return (
    <div className={clsx(styles.head, className)}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h2 id={`${id}-heading`}>{heading}</h2>
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  );
}
