import { announce, prepareAnnouncements } from '@/lib/elements/announce';
import { copyText } from '@/lib/elements/clipboard';
import { define, EnhancedElement } from '@/lib/elements/enhanced-element';

/** Handed on, because a part that imported them too would have them taken out of the module that loads first. */
const tools = {
  announce,
  copyText,
  open: (address: string) => {
    location.href = address;
  },
};

/** Loads what the form needs where there is a form. If that fails, the browser's own way takes its place. */
class ContactFormElement extends EnhancedElement {
  protected async enhance(signal: AbortSignal) {
    prepareAnnouncements();
    const behaviour = await import('./contact-form.behaviour').catch(() => undefined);
    if (signal.aborted) return;
    if (behaviour) behaviour.improveForm(this, signal, tools);
    else this.offerPlainButton();
  }

  private offerPlainButton() {
    const { textContent: markup } = this.querySelector('noscript') ?? {};
    const button = this.querySelector('[type="submit"]');
    if (button && markup) button.outerHTML = markup;
  }
}

define('site-contact-form', ContactFormElement);
