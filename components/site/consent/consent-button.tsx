import { footer } from '@/content/navigation';
import { configuredAnalytics } from '@/lib/analytics/configured';
import styles from './consent.module.scss';

/** Opens the question about analytics again; for the footer. It shows once the script that answers it is there. */
export function ConsentButton() {
  if (!configuredAnalytics()) return null;
  return (
    <button className={styles.reopen} type="button" hidden data-consent-reopen>
      {footer.reopenConsent}
    </button>
  );
}
