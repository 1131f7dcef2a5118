import { footer } from '@/content/navigation';
import { configuredAnalytics } from '@/lib/analytics/configured';
import styles from './consent.module.scss';

/** Reopens the consent banner from the footer. Shown once the banner's script has loaded. */
export function ConsentButton() {
  if (!configuredAnalytics()) return null;
  return (
    <button className={styles.reopen} type="button" hidden data-consent-reopen>
      {footer.reopenConsent}
    </button>
  );
}
