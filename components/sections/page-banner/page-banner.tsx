import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { ButtonLink } from '@/components/ui/button-link/button-link';
import { Unbroken } from '@/components/ui/unbroken/unbroken';
import { labels } from '@/content/interface';
import type { Banner } from '@/content/types';
import { pageTrail } from '@/lib/seo/page-trail';
import styles from './page-banner.module.scss';

/** The picture's `sizes` attribute in each layout. */
const sizes = {
  side: '(min-width: 80rem) 36rem, (min-width: 48rem) 45vw, 90vw',
  large: '(min-width: 80rem) 46rem, (min-width: 48rem) 58vw, 90vw',
  compact: '(min-width: 80rem) 24rem, (min-width: 48rem) 30vw, 55vw',
};

type PageBannerProps = {
  banner: Banner;
  path: string;
  /** The picture's size: as wide as the text (`side`), wider and up to the edge (`large`), or small (`compact`). */
  layout?: keyof typeof sizes;
  /** Whether the picture's mobile crop, if there is one, is shown below 1000 px. */
  mobileCut?: boolean;
  /** Shown at the end of the banner, below the text and the picture. */
  children?: ReactNode;
};

/** A page's banner: breadcrumbs, the only h1, a line of text, buttons and a picture. */
export function PageBanner({ banner, path, layout = 'side', mobileCut, children }: PageBannerProps) {
  const { heading, eyebrow = heading, tagline, links, picture } = banner;
  return (
    <section className={clsx(styles.banner, styles[layout])} aria-labelledby="banner-heading">
      <div className={styles.inner}>
        <div className={styles.title}>
          <Breadcrumbs label={labels.breadcrumbs} trail={pageTrail(path)} current={eyebrow} />
          <h1 id="banner-heading">{heading}</h1>
        </div>
        <div className={styles.text}>
          <p className={styles.tagline}>
            <Unbroken>{tagline}</Unbroken>
          </p>
          {links.length > 0 && (
            <div className={styles.actions}>
              {links.map(({ label, href }, index) => (
                <ButtonLink key={href} href={href} kind={index === 0 ? 'primary' : 'secondary'}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          )}
        </div>
        <div className={styles.picture}>
          <ProductPicture picture={picture} sizes={sizes[layout]} priority mobileCut={mobileCut} />
        </div>
      </div>
      {children && <div className={styles.below}>{children}</div>}
    </section>
  );
}
