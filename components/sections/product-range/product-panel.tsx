import { PointList } from '@/components/sections/point-list/point-list';
import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { SpecTable } from '@/components/ui/spec-table/spec-table';
import { type ProductTab, productLabels } from '@/content/products';
import styles from './product-panel.module.scss';
import { specificationRows } from './specification-rows';

export type ProductPanelProps = { tab: ProductTab };

/** One product: description, pictures, features, applications and the table that a buyer prints. */
export function ProductPanel({ tab }: ProductPanelProps) {
  const { description, features, applications, images, specification } = tab;
  return (
    <div className={styles.panel}>
      <div className={styles.description}>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.pictures}>
        {images.map(({ picture, caption }) => (
          <figure key={picture} className={styles.figure}>
            <ProductPicture
              picture={picture}
              sizes="(min-width: 62rem) 24rem, (min-width: 36rem) 45vw, 90vw"
            />
            <figcaption className={styles.caption}>{caption}</figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.points}>
        <h4 className={styles.heading}>{productLabels.features}</h4>
        <PointList points={features} />
      </div>
      <div className={styles.points}>
        <h4 className={styles.heading}>{productLabels.applications}</h4>
        <PointList points={applications} />
      </div>
      <div className={styles.specification}>
        <SpecTable
          caption={productLabels.specification}
          rows={specificationRows(specification)}
          note={productLabels.specificationNote}
        />
      </div>
    </div>
  );
}
