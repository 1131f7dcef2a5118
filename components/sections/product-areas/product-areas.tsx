import { SectionHead } from '@/components/sections/section-head/section-head';
import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { Section } from '@/components/ui/section/section';
import { TextLink } from '@/components/ui/text-link/text-link';
import { home } from '@/content/home';
import styles from './product-areas.module.scss';

const { id, heading, areas } = home.products;
const sizes = '(min-width: 62rem) 26rem, (min-width: 48rem) 40vw, 90vw';

/** The three product families, side by side on wide screens. */
export function ProductAreas() {
  return (
    <Section id={id} className={styles.section}>
      <SectionHead id={id} heading={heading} />
      <ul className={styles.shelf} role="list">
        {areas.map(({ heading: name, text, picture, link }) => (
          <li key={name} className={styles.area}>
            <ProductPicture className={styles.picture} picture={picture} sizes={sizes} />
            <div className={styles.text}>
              <h3>{name}</h3>
              <p>{text}</p>
              <TextLink className={styles.link} href={link.href}>
                {link.label}
                <span className="visually-hidden">: {name}</span>
              </TextLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
