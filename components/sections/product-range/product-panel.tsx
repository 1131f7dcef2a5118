import clsx from 'clsx';
import { PointList } from '@/components/sections/point-list/point-list';
import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { TextLink } from '@/components/ui/text-link/text-link';
import { type ProductTab, productLabels } from '@/content/products';
import styles from './product-panel.module.scss';
import { SpecificationTable } from './specification-table';

type ProductPanelProps = {
  tab: ProductTab;
  /** Whether the page is about one product rather than the family. If so, each panel's first picture is large. */
  landing?: boolean;
  /** Whether the product's picture is the page's main picture. */
  priority?: boolean;
};

const sizes = {
  small: '(min-width: 80rem) 16rem, 9rem',
  whole: '(min-width: 80rem) 32rem, (min-width: 48rem) 36vw, 76vw',
};

/** One product: description, pictures, features, applications and specification. */
export function ProductPanel({ tab, landing, priority }: ProductPanelProps) {
  const { description, more, features, applications, images } = tab;
  const Heading = landing ? 'h2' : 'h4';
  return (
    <div className={clsx(styles.panel, landing && styles.landing)}>
      <div className={styles.description}>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {more && (
          <TextLink className={styles.more} href={more.href}>
            {more.label}
          </TextLink>
        )}
      </div>
      <div className={styles.pictures}>
        {images.map(({ picture, caption }, index) => {
          const isMain = index === 0;
          const isWhole = images.length === 1 || (landing && isMain);
          return (
            <figure key={picture} className={styles.figure}>
              <ProductPicture
                picture={picture}
                sizes={isWhole ? sizes.whole : sizes.small}
                small={!isWhole}
                priority={priority && isMain}
              />
              <figcaption className={styles.caption}>{caption}</figcaption>
            </figure>
          );
        })}
      </div>
      <div className={styles.points}>
        <Heading className={styles.heading}>{productLabels.features}</Heading>
        <PointList points={features} />
      </div>
      <div className={styles.points}>
        <Heading className={styles.heading}>{productLabels.applications}</Heading>
        <PointList points={applications} />
      </div>
      <div className={styles.specification}>
        <SpecificationTable product={tab} />
      </div>
    </div>
  );
}
