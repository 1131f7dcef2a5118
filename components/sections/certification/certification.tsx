import { PointList } from '@/components/sections/point-list/point-list';
import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { MailLink } from '@/components/ui/mail-link/mail-link';
import { Section } from '@/components/ui/section/section';
import { TextLink } from '@/components/ui/text-link/text-link';
import { services } from '@/content/services';
import styles from './certification.module.scss';

const { id, heading, paragraphs, points, picture, enquiry, article } = services.certification;

/** The certification course: its content, its audience, and how to enquire. */
export function Certification() {
  const { label, to, subject, body } = enquiry;
  return (
    <Section id={id} className={styles.columns}>
      <div className={styles.text}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        <PointList points={points} />
        <MailLink kind="primary" to={to} subject={subject} body={body}>
          {label}
        </MailLink>
        <p>
          <TextLink className={styles.link} href={article.href}>
            {article.label}
          </TextLink>
        </p>
      </div>
      <ProductPicture picture={picture} sizes="(min-width: 62rem) 30rem, 90vw" />
    </Section>
  );
}
