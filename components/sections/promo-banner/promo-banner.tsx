import clsx from 'clsx';
import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { ButtonLink } from '@/components/ui/button-link/button-link';
import { Eyebrow } from '@/components/ui/eyebrow/eyebrow';
import { Section } from '@/components/ui/section/section';
import { Unbroken } from '@/components/ui/unbroken/unbroken';
import type { PromoBanner as Promo } from '@/content/home';
import styles from './promo-banner.module.scss';

type PromoBannerProps = {
  promo: Promo;
  /**
   * `ledger` has a dark background and shows each benefit's term beside its detail; `row` has a light background and,
   * on wide screens, shows the benefits side by side.
   */
  look: 'ledger' | 'row';
};

/** A kit, its benefits for a lab, and two buttons. */
export function PromoBanner({ promo, look }: PromoBannerProps) {
  const { id, eyebrow, heading, text, picture, benefits, links, orderNote } = promo;
  return (
    <Section
      id={id}
      ground={look === 'ledger' ? 'plum' : 'lilac'}
      className={clsx(styles.promo, styles[look])}
    >
      <div className={styles.text}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p className={styles.lede}>
          <Unbroken>{text}</Unbroken>
        </p>
        <div className={styles.actions}>
          {links.map(({ label, href }, index) => (
            <ButtonLink key={label} href={href} kind={index === 0 ? 'primary' : 'secondary'}>
              {label}
              <span className="visually-hidden">: {eyebrow}</span>
            </ButtonLink>
          ))}
        </div>
        <p className={styles.note}>{orderNote}</p>
      </div>
      <ProductPicture className={styles.picture} picture={picture} sizes="(min-width: 62rem) 38rem, 90vw" />
      <dl className={styles.benefits}>
        {benefits.map(({ term, detail }) => (
          <div key={term} className={styles.benefit}>
            <dt>{term}</dt>
            <dd>
              <Unbroken>{detail}</Unbroken>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
