import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { ButtonLink } from '@/components/ui/button-link/button-link';
import { Section } from '@/components/ui/section/section';
import { companyPage } from '@/content/company-page';
import styles from './growth.module.scss';

const { id, heading, text, picture, link } = companyPage.growth;

/** A banner about the company's growth, with a link to the impact page. */
export function Growth() {
  return (
    <Section id={id} ground="plum" className={styles.banner}>
      <div className={styles.text}>
        <h2 id={`${id}-heading`} className={styles.heading}>
          {heading}
        </h2>
        <p>{text}</p>
        <ButtonLink kind="primary" href={link.href}>
          {link.label}
        </ButtonLink>
      </div>
      <ProductPicture picture={picture} sizes="(min-width: 80rem) 36rem, (min-width: 48rem) 45vw, 90vw" />
    </Section>
  );
}
