import { SectionHead } from '@/components/sections/section-head/section-head';
import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { Carousel } from '@/components/ui/carousel/carousel';
import { Section } from '@/components/ui/section/section';
import { companyPage } from '@/content/company-page';
import { carousel } from '@/content/interface';
import styles from './leadership.module.scss';

const { id, heading, intro, carouselLabel, leaders } = companyPage.leadership;

/** Five leaders, identified by role. */
export function Leadership() {
  return (
    <Section id={id} className={styles.section}>
      <SectionHead id={id} heading={heading} intro={intro} className={styles.head} />
      <Carousel
        label={carouselLabel}
        labels={carousel}
        layout="portraits"
        slides={leaders.map(({ role, picture }) => ({
          key: picture,
          content: (
            <article className={styles.slide}>
              <div className={styles.leader}>
                <ProductPicture
                  picture={picture}
                  sizes="(min-width: 83rem) 24rem, (min-width: 53rem) 45vw, 90vw"
                  decorative
                />
                <h3 className={styles.role}>{role}</h3>
              </div>
            </article>
          ),
        }))}
      />
    </Section>
  );
}
