import { PointList } from '@/components/sections/point-list/point-list';
import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { ButtonLink } from '@/components/ui/button-link/button-link';
import type { SelectorTile } from '@/content/home';
import { labels } from '@/content/interface';
import styles from './product-selector.module.scss';

type SelectorPanelProps = { tile: SelectorTile };

function Actions({ name, order, learnMore }: SelectorTile) {
  return (
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
  );
}

/** A tile's panel: the product in brief, with links to order and to learn more. */
export function SelectorPanel({ tile }: SelectorPanelProps) {
  const { text, points, picture, orderNote, brief } = tile;
  if (brief) {
    return (
      <div className={styles.brief}>
        <p>{text}</p>
        <Actions {...tile} />
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      <div className={styles.text}>
        <p>{text}</p>
        <PointList points={points} />
        <div>
          <Actions {...tile} />
          {orderNote && <p className={styles.note}>{orderNote}</p>}
        </div>
      </div>
      <ProductPicture className={styles.picture} picture={picture} sizes="(min-width: 48rem) 28rem, 80vw" />
    </div>
  );
}
