import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { Section } from '@/components/ui/section/section';
import { companyPage } from '@/content/company-page';
import styles from './founder-note.module.scss';

const { id, heading, paragraphs, signature, picture } = companyPage.founder;

/** A letter from the founder, with a portrait. */
export function FounderNote() {
  return (
    <Section id={id} ground="lilac" className={styles.columns}>
      <div className={styles.aside}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <ProductPicture picture={picture} sizes="(min-width: 62rem) 26rem, 80vw" />
      </div>
      <div className={styles.letter}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.signature}>{signature}</p>
      </div>
    </Section>
  );
}
