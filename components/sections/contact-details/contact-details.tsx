import { TextLink } from '@/components/ui/text-link/text-link';
import { company } from '@/content/company';
import { contact } from '@/content/contact';
import styles from './contact-details.module.scss';

const { heading, phone, email, address } = contact.details;

/** The phone numbers, email address and postal address. */
export function ContactDetails() {
  const { street, city, postalCode, country } = company.address;
  return (
    <section className={styles.details} aria-labelledby="details-heading">
      <h2 id="details-heading" className={styles.heading}>
        {heading}
      </h2>
      <dl className={styles.list}>
        <div className={styles.way}>
          <dt>{phone}</dt>
          {company.phones.map(({ label, display, href }) => (
            <dd key={href} className={styles.number}>
              <TextLink className={styles.link} href={href}>
                {display}
              </TextLink>
              <span className={styles.note}>{label}</span>
            </dd>
          ))}
        </div>
        <div className={styles.way}>
          <dt>{email}</dt>
          <dd>
            <TextLink className={styles.link} href={`mailto:${company.email.enquiries}`}>
              {company.email.enquiries}
            </TextLink>
          </dd>
        </div>
        <div className={styles.way}>
          <dt>{address}</dt>
          <dd>
            <address className={styles.address}>
              {company.legalName}
              <br />
              {street}
              <br />
              {city} {postalCode}
              <br />
              {country}
            </address>
          </dd>
        </div>
      </dl>
    </section>
  );
}
