import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { Carousel } from '@/components/ui/carousel/carousel';
import { Section } from '@/components/ui/section/section';
import { companyPage } from '@/content/company-page';
import { carousel } from '@/content/interface';
import styles from './approach.module.scss';

const { id, heading, carouselLabel, cards } = companyPage.approach;

/** Three cards, each shown twice, because wide screens show 3.5 slides at a time. */
export function Approach() {
  return (
    <Section id={id} className={styles.section}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {heading}
      </h2>
      <Carousel
        label={carouselLabel}
        labels={carousel}
        layout="cards"
        times={2}
        slides={cards.map(({ title, text, picture }) => ({
          key: picture,
          content: (
            <article className={styles.card}>
              <ProductPicture
                picture={picture}
                sizes="(min-width: 64rem) 20rem, (min-width: 37rem) 32vw, 90vw"
                decorative
              />
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </article>
          ),
        }))}
      />
    </Section>
  );
}
