import clsx from 'clsx';
import { ConsentButton } from '@/components/site/consent/consent-button';
import { Logo } from '@/components/site/logo/logo';
import { TextLink } from '@/components/ui/text-link/text-link';
import { company } from '@/content/company';
import { labels } from '@/content/interface';
import { footer } from '@/content/navigation';
import { ContactDetails } from './contact-details';
import styles from './footer.module.scss';
import { LinkColumn } from './link-column';

type FooterProps = {
  /** Whether the postal address, email and social links are shown. */
  contactDetails: boolean;
};

export function Footer({ contactDetails }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={clsx(styles.columns, !contactDetails && styles.short)}>
          <div className={styles.brand}>
            <Logo name={company.shortName} />
            <p>{company.summary}</p>
          </div>
          <nav aria-label={labels.footerNavigation}>
            <LinkColumn heading={footer.exploreHeading} links={footer.explore} />
          </nav>
          {contactDetails && <ContactDetails />}
        </div>
        <div className={styles.small}>
          <p>
            {footer.copyright} {company.legalName}
          </p>
          <ul className={styles.legal} role="list">
            {footer.legal.map((link) => (
              <li key={link.href}>
                <TextLink className={styles.link} href={link.href}>
                  {link.label}
                </TextLink>
              </li>
            ))}
          </ul>
          <ConsentButton />
        </div>
      </div>
    </footer>
  );
}
