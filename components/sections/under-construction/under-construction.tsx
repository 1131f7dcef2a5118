import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { underConstruction } from '@/content/status-pages';
import styles from './under-construction.module.scss';

const { heading, picture } = underConstruction;

/** A picture, with a heading for screen readers only. */
export function UnderConstruction() {
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{heading}</h1>
      <ProductPicture
        className={styles.picture}
        picture={picture}
        sizes="(min-width: 48rem) 44rem, 92vw"
        priority
      />
    </div>
  );
}
