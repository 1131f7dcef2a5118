import { announce, prepareAnnouncements } from '@/lib/elements/announce';
import { define, EnhancedElement } from '@/lib/elements/enhanced-element';

/** Loads the banner's behaviour. Pages contain this element only if analytics is configured. */
class ConsentElement extends EnhancedElement {
  protected async enhance(signal: AbortSignal) {
    prepareAnnouncements();
    const behaviour = await import('./consent.behaviour').catch(() => undefined);
    if (!signal.aborted) behaviour?.askForConsent(this, signal, announce);
  }
}

define('site-consent', ConsentElement);
