import { PointList } from '@/components/sections/point-list/point-list';
import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { ButtonLink } from '@/components/ui/button-link/button-link';
import type { SelectorTile } from '@/content/home';
import { labels } from '@/content/interface';
import styles from './product-selector.module.scss';

export type SelectorPanelProps = { tile: SelectorTile };

/** What a tile opens: the product in brief, where to order it and where to read more. */
export function SelectorPanel({ tile }: SelectorPanelProps) {
  const { name, text, points, picture, order, learnMore } = tile;
  return (
    <div className={styles.panel}>
      <div className={styles.text}>
        <p>{text}</p>
        <PointList points={points} />
        <div className={styles.actions}>
          <ButtonLink
            kind="primary"
            href={order.href}
            newWindowHint={order.opensNewWindow && labels.opensNewWindow}
          >
            {order.label}
            <span className="visually-hidden">: {name}</span>
          </ButtonLink>
          <ButtonLink kind="secondary" href={learnMore.href}>
            {learnMore.label}
            <span className="visually-hidden">: {name}</span>
          </ButtonLink>
        </div>
      </div>
      <ProductPicture className={styles.picture} picture={picture} sizes="(min-width: 48rem) 28rem, 80vw" />
    </div>
  );
}
