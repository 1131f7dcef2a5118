import { impact } from '@/content/impact';
import styles from './promises.module.scss';

const { id, heading, items } = impact.promises;

/** Three promises, each with its figure. */
export function Promises() {
  return (
    <section id={id} className={styles.promises} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {heading}
      </h2>
      <ol className={styles.items} role="list">
        {items.map(({ figure, label, text }) => (
          <li key={label} className={styles.promise}>
            <h3 className={styles.claim}>
              <span className={styles.figure}>{figure}</span> {label}
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
