import { SectionHead } from '@/components/sections/section-head/section-head';
import { Section } from '@/components/ui/section/section';
import { type Certificate, certificates } from '@/content/certificates';
import { onRequest } from '@/content/placeholder';
import styles from './certificates.module.scss';

const { id, heading, intro, columns, items } = certificates;

const FACTS = ['number', 'scope', 'expiry'] as const;

/** Whether a certificate's last valid day has passed; false if that day is not stated. */
const isExpired = ({ expiry }: Certificate, now: Date) => new Date(`${expiry}T23:59:59Z`) < now;

/** Returns the valid certificates: the company's own and, on a kit's page, the kit's. */
export const certificatesOf = (product: string | undefined, now: Date, all: Certificate[] = items) =>
  all.filter(
    (certificate) =>
      !isExpired(certificate, now) &&
      (!certificate.products || (product !== undefined && certificate.products.includes(product))),
  );

type CertificatesProps = {
  /** The slug of the page's product. */
  product?: string | undefined;
};

/** The valid certificates, each with its known details. */
export function Certificates({ product }: CertificatesProps) {
  return (
    <Section id={id} ground="lilac" className={styles.section}>
      <SectionHead id={id} heading={heading} intro={intro} />
      <ul className={styles.items} role="list">
        {certificatesOf(product, new Date()).map((certificate) => {
          const facts = FACTS.filter((fact) => certificate[fact] !== onRequest);
          return (
            <li key={certificate.name} className={styles.certificate}>
              <h3 className={styles.name}>{certificate.name}</h3>
              <p className={styles.meaning}>{certificate.meaning}</p>
              {facts.length > 0 && (
                <dl className={styles.facts}>
                  {facts.flatMap((fact) => [
                    <dt key={fact}>{columns[fact]}</dt>,
                    <dd key={`${fact}-value`}>{certificate[fact]}</dd>,
                  ])}
                </dl>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
