import { PointList } from '@/components/sections/point-list/point-list';
import { ProductPicture } from '@/components/site/product-picture/product-picture';
import type { DigitalProduct } from '@/content/services';
import styles from './digital-products.module.scss';

type DigitalProductsProps = { products: DigitalProduct[] };

/** Each product in a separate section. On wide screens, the pictures alternate between left and right. */
export function DigitalProducts({ products }: DigitalProductsProps) {
  return (
    <div className={styles.products}>
      {products.map(({ key, name, text, points, picture }) => (
        <section key={key} id={key} className={styles.product} aria-labelledby={`${key}-heading`}>
          <ProductPicture
            className={styles.picture}
            picture={picture}
            sizes="(min-width: 62rem) 38rem, 90vw"
          />
          <div className={styles.text}>
            <h3 id={`${key}-heading`} className={styles.name}>
              {name}
            </h3>
            <p className={styles.lede}>{text}</p>
            <PointList points={points} />
          </div>
        </section>
      ))}
    </div>
  );
}
