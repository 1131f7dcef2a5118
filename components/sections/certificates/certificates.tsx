import { SectionHead } from '@/components/sections/section-head/section-head';
import { Section } from '@/components/ui/section/section';
import { certificates } from '@/content/certificates';
import styles from './certificates.module.scss';

const { id, heading, intro, columns, items } = certificates;

/** The certificates as a buyer checks them: number, scope and end of validity. */
export function Certificates() {
  return (
    <Section id={id} ground="lilac" className={styles.section}>
      <SectionHead id={id} heading={heading} intro={intro} />
      <ul className={styles.items} role="list">
        {items.map(({ name, meaning, number, scope, expiry }) => (
          <li key={name} className={styles.certificate}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.meaning}>{meaning}</p>
            <dl className={styles.facts}>
              <dt>{columns.number}</dt>
              <dd>{number}</dd>
              <dt>{columns.scope}</dt>
              <dd>{scope}</dd>
              <dt>{columns.expiry}</dt>
              <dd>{expiry}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
