import { announce, prepareAnnouncements } from '@/lib/elements/announce';
import { define, EnhancedElement } from '@/lib/elements/enhanced-element';

const EDITABLE = 'input, textarea, select, [contenteditable]';

/**
 * Loads the suggestions when the field gets focus. The `/` key moves focus to the field or, if there is no visible
 * field, opens the search page.
 */
class SearchElement extends EnhancedElement {
  protected enhance(signal: AbortSignal) {
    const input = this.querySelector('input');
    if (input) this.#suggest(input, signal);
    document.addEventListener(
      'keydown',
      (event) => {
        const { key, target, ctrlKey, metaKey, altKey } = event;
        if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
        if (target instanceof Element && target.closest(EDITABLE)) return;
        event.preventDefault();
        if (input?.checkVisibility()) input.focus();
        // Narrow screens and the home page have a link to the search page instead of the form.
        else
          location.href = input?.form
            ? new URL('#search-query', input.form.action).href
            : (this.querySelector('a')?.href ?? '');
      },
      { signal },
    );
  }

  #suggest(input: HTMLInputElement, signal: AbortSignal) {
    prepareAnnouncements();
    const load = async () => {
      const suggest = await import('./suggestions').catch(() => undefined);
      if (!signal.aborted) suggest?.suggestMatches(this, input, { announce, signal });
    };
    input.addEventListener('focus', load, { signal, once: true });
    if (document.activeElement === input) void load();
  }
}

define('site-search', SearchElement);
