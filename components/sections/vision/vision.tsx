import { Eyebrow } from '@/components/ui/eyebrow/eyebrow';
import { Section } from '@/components/ui/section/section';
import { impact } from '@/content/impact';
import styles from './vision.module.scss';

const { id, heading, text } = impact.vision;

/** The vision in large type on the dark background. */
export function Vision() {
  return (
    <Section id={id} ground="plum" className={styles.vision}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        <Eyebrow>{heading}</Eyebrow>
      </h2>
      <p className={styles.text}>{text}</p>
    </Section>
  );
}
