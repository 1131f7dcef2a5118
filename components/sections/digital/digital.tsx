import { SectionHead } from '@/components/sections/section-head/section-head';
import { Section } from '@/components/ui/section/section';
import { TextLink } from '@/components/ui/text-link/text-link';
import { services } from '@/content/services';
import styles from './digital.module.scss';
import { DigitalProducts } from './digital-products';

const { id, heading, intro, buttonsLabel, products } = services.digital;

/** Four products, below buttons that link to them. */
export function Digital() {
  return (
    <Section id={id} className={styles.section}>
      <SectionHead id={id} heading={heading} intro={intro} />
      <nav aria-label={buttonsLabel}>
        <ul className={styles.buttons} role="list">
          {products.map(({ key, button }) => (
            <li key={key} className={styles.item}>
              <TextLink className={styles.button} href={`#${key}`}>
                {button}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <DigitalProducts products={products} />
    </Section>
  );
}
