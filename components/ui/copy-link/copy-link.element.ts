import { announce, prepareAnnouncements } from '@/lib/elements/announce';
import { copyText } from '@/lib/elements/clipboard';
import { define, EnhancedElement } from '@/lib/elements/enhanced-element';

/** How long the button shows whether the link was copied, in milliseconds. */
const SHOWN_FOR = 3000;

class CopyLinkElement extends EnhancedElement {
  protected enhance(signal: AbortSignal) {
    prepareAnnouncements();
    this.querySelector('button')?.addEventListener('click', () => this.#copy(), { signal });
  }

  async #copy() {
    const { href = '', copied = '', failed = '' } = this.dataset;
    const done = await copyText(new URL(href, location.href).href);
    announce(done ? copied : failed);
    this.dataset.state = done ? 'copied' : 'failed';
    setTimeout(() => delete this.dataset.state, SHOWN_FOR);
  }
}

define('ui-copy-link', CopyLinkElement);
