import type { Analytics } from '@/lib/settings/settings';
import { command, dataLayer } from './data-layer';
import { withoutTypedText } from './typed-text';

const TAG_HOST = 'https://www.googletagmanager.com';

function load(address: string) {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** Grants consent to analytics and denies it to advertising, because visitors are asked only about analytics. */
function declareConsent() {
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  command('consent', 'default', { ...denied, analytics_storage: 'granted' });
}

/**
 * Sends web vitals to the data layer and, if configured, to the analytics service. Waits until the browser is idle if
 * `requestIdleCallback` is supported.
 */
function collectVitals(measurementId: string | null) {
  const collect = async () => {
    const { reportVitals } = await import('./web-vitals');
    reportVitals(({ name, value, rating, id }) => {
      dataLayer().push({ event: 'web_vitals', vital: name, value, rating, id });
      if (measurementId) command('event', name, { value, rating, metric_id: id, non_interaction: true });
    });
  };
  if ('requestIdleCallback' in window) requestIdleCallback(collect);
  else setTimeout(collect, 1);
}

/** Starts the configured analytics services. Call only after the visitor has consented. */
export function startAnalytics({ tagManagerId, measurementId }: Analytics): void {
  const { href } = window.location;
  const address = withoutTypedText(href);
  declareConsent();
  command('set', { page_location: address, page_referrer: withoutTypedText(document.referrer) });
  // The tag manager's tags read the address themselves, so they are not loaded if the address contains typed text.
  if (tagManagerId && address === href) {
    dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    load(`${TAG_HOST}/gtm.js?id=${tagManagerId}`);
  }
  if (measurementId) {
    command('js', new Date());
    command('config', measurementId);
    load(`${TAG_HOST}/gtag/js?id=${measurementId}`);
  }
  collectVitals(measurementId);
}
