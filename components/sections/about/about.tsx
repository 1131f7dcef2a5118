import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { Section } from '@/components/ui/section/section';
import { TextLink } from '@/components/ui/text-link/text-link';
import { home } from '@/content/home';
import styles from './about.module.scss';

const { id, heading, paragraphs, picture, link } = home.about;

/** The company in brief, with a picture that reaches the edge of a narrow screen. */
export function About() {
  return (
    <Section id={id} className={styles.columns}>
      <ProductPicture className={styles.picture} picture={picture} sizes="(min-width: 62rem) 50vw, 100vw" />
      <div className={styles.text}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <TextLink className={styles.link} href={link.href}>
          {link.label}
        </TextLink>
      </div>
    </Section>
  );
}
