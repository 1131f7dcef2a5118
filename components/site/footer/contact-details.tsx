import { TextLink } from '@/components/ui/text-link/text-link';
import { company } from '@/content/company';
import { footer } from '@/content/navigation';
import styles from './footer.module.scss';
import { LinkColumn } from './link-column';

/** The company's postal address and contact details. */
export function ContactDetails() {
  const { street, city, postalCode, country } = company.address;
  return (
    <>
      <div>
        <h2 className={styles.heading}>{footer.contactHeading}</h2>
        <address className={styles.address}>
          <span>{company.legalName}</span>
          <span>{street}</span>
          <span>
            {city} {postalCode}
          </span>
          <span>{country}</span>
          <TextLink className={styles.link} href={`mailto:${company.email.enquiries}`}>
            {company.email.enquiries}
          </TextLink>
        </address>
      </div>
      <div>
        <LinkColumn heading={footer.followHeading} links={footer.social} />
      </div>
    </>
  );
}
