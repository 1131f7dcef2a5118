import { Section } from '@/components/ui/section/section';
import { impact } from '@/content/impact';
import styles from './standards.module.scss';

const { id, heading, items } = impact.standards;

export function Standards() {
  return (
    <Section id={id} ground="lilac" className={styles.columns}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <ul className={styles.register} role="list">
        {items.map(({ title, text }) => (
          <li key={title} className={styles.entry}>
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
