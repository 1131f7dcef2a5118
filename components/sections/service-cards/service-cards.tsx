import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { TextLink } from '@/components/ui/text-link/text-link';
import { services } from '@/content/services';
import styles from './service-cards.module.scss';

const { heading, items } = services.cards;

/** Three cards that link to sections of the page. */
export function ServiceCards() {
  return (
    <nav aria-labelledby="cards-heading" className={styles.cards}>
      <h2 id="cards-heading" className="visually-hidden">
        {heading}
      </h2>
      <ul className={styles.list} role="list">
        {items.map(({ title, text, picture, href }) => (
          <li key={href}>
            <TextLink className={styles.card} href={href}>
              <ProductPicture picture={picture} sizes="(min-width: 48rem) 24rem, 40vw" decorative />
              <span className={styles.text}>
                <strong className={styles.title}>{title}</strong>
                <span>{text}</span>
              </span>
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
