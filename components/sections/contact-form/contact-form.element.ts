import { announce, prepareAnnouncements } from '@/lib/elements/announce';
import { copyText } from '@/lib/elements/clipboard';
import { define, EnhancedElement } from '@/lib/elements/enhanced-element';

/** Passed to the lazily loaded module, because an import there would move these functions out of the initial module. */
const tools = {
  announce,
  copyText,
  open: (address: string) => {
    location.href = address;
  },
};

/** Loads the form's behaviour. If loading fails, shows the button for visitors without scripts. */
class ContactFormElement extends EnhancedElement {
  protected async enhance(signal: AbortSignal) {
    prepareAnnouncements();
    const behaviour = await import('./contact-form.behaviour').catch(() => undefined);
    if (signal.aborted) return;
    if (behaviour) behaviour.improveForm(this, signal, tools);
    else this.#offerPlainButton();
  }

  #offerPlainButton() {
    const { textContent: markup } = this.querySelector('noscript') ?? {};
    const button = this.querySelector('[type="submit"]');
    if (button && markup) button.outerHTML = markup;
  }
}

define('site-contact-form', ContactFormElement);
