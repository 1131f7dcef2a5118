import { PointList } from '@/components/sections/point-list/point-list';
import { ProductPicture } from '@/components/site/product-picture/product-picture';
import type { SustainabilityTab } from '@/content/impact';
import styles from './sustainability.module.scss';

type SustainabilityPanelProps = { tab: SustainabilityTab };

export function SustainabilityPanel({ tab: { paragraphs, points, picture } }: SustainabilityPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <PointList points={points} />
      </div>
      <ProductPicture picture={picture} sizes="(min-width: 62rem) 38rem, 90vw" />
    </div>
  );
}
