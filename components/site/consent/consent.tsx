import { TextLink } from '@/components/ui/text-link/text-link';
import { consent } from '@/content/consent';
import { configuredAnalytics } from '@/lib/analytics/configured';
import styles from './consent.module.scss';

/** The banner that asks for consent to analytics. Omitted when analytics is not configured. */
export function Consent() {
  const analytics = configuredAnalytics();
  if (!analytics) return null;
  const { heading, text, allow, deny, more, reopened, currentlyAllowed, currentlyDenied, saved } = consent;
  return (
    <site-consent
      data-tag-manager={analytics.tagManagerId}
      data-measurement={analytics.measurementId}
      data-saved={saved}
    >
      <section
        className={styles.banner}
        aria-labelledby="consent-heading"
        tabIndex={-1}
        hidden
        data-consent-banner
      >
        <div className={styles.text}>
          <h2 id="consent-heading" className={styles.heading}>
            {heading}
          </h2>
          <p>
            {text} <TextLink href={more.href}>{more.label}</TextLink>
          </p>
          <p hidden data-consent-state="allowed">
            {currentlyAllowed} {reopened}
          </p>
          <p hidden data-consent-state="denied">
            {currentlyDenied} {reopened}
          </p>
        </div>
        <div className={styles.actions}>
          <button className={styles.button} type="button" data-consent-answer="allowed">
            {allow}
          </button>
          <button className={styles.button} type="button" data-consent-answer="denied">
            {deny}
          </button>
        </div>
      </section>
    </site-consent>
  );
}
