import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { Section } from '@/components/ui/section/section';
import { trivus } from '@/content/trivus';
import styles from './kit.module.scss';

const { id, heading, paragraphs, picture, features } = trivus.kit;

/** The kit's purpose and its four benefits for a lab. */
export function Kit() {
  return (
    <Section id={id} className={styles.section}>
      <div className={styles.text}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
      <ProductPicture className={styles.picture} picture={picture} sizes="(min-width: 62rem) 38rem, 90vw" />
      <ul className={styles.features} role="list">
        {features.map(({ title, text }) => (
          <li key={title} className={styles.feature}>
            <h3>{title}</h3>
            <p className={styles.paragraph}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
