import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { ButtonLink } from '@/components/ui/button-link/button-link';
import { Eyebrow } from '@/components/ui/eyebrow/eyebrow';
import { home } from '@/content/home';
import styles from './home-banner.module.scss';

const { banner, bannerClaims } = home;

/** The home page's banner: the slogan, two buttons, claims and a product picture. */
export function HomeBanner() {
  return (
    <section className={styles.banner} aria-labelledby="banner-heading">
      <div className={styles.inner}>
        <div className={styles.text}>
          {banner.eyebrow && <Eyebrow>{banner.eyebrow}</Eyebrow>}
          <h1 id="banner-heading">{banner.heading}</h1>
          <p className={styles.tagline}>{banner.tagline}</p>
          <div className={styles.actions}>
            {banner.links.map(({ label, href }, index) => (
              <ButtonLink key={href} href={href} kind={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            ))}
          </div>
          <dl className={styles.claims}>
            {bannerClaims.map(({ value, label }) => (
              <div key={value}>
                <dt>{value}</dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ProductPicture
          className={styles.picture}
          picture={banner.picture}
          sizes="(min-width: 80rem) 44rem, (min-width: 48rem) 55vw, 110vw"
          priority
        />
      </div>
    </section>
  );
}
