import { wideScreen } from '@/lib/elements/browser';
import { define, EnhancedElement } from '@/lib/elements/enhanced-element';

/**
 * A disclosure (WAI-ARIA APG, Disclosure Navigation Menu). On wide screens, the pointer and keyboard focus also open it.
 * In the collapsed menu, it starts open and only its button toggles it.
 */
class DropdownElement extends EnhancedElement {
  protected enhance(signal: AbortSignal) {
    const button = this.querySelector('button');
    if (!button) return;
    const hanging = wideScreen();
    /** Whether the next press of the button closes the list. */
    let pinned = false;

    const isOpen = () => button.ariaExpanded === 'true';
    const set = (open: boolean, pin = false) => {
      button.ariaExpanded = String(open);
      pinned = pin;
    };
    const reset = () => set(!hanging.matches, !hanging.matches);
    const listen = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ) => this.addEventListener(type, (event) => hanging.matches && listener(event), { signal });

    listen('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'touch' && !isOpen()) set(true);
    });
    listen('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'touch' && !this.querySelector(':focus-visible')) set(false);
    });
    listen('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible') && !isOpen()) set(true);
    });
    listen('focusout', ({ relatedTarget }) => {
      const stays = relatedTarget instanceof Node && this.contains(relatedTarget);
      if (!stays && !this.matches(':hover')) set(false);
    });
    button.addEventListener('click', () => (isOpen() && pinned ? set(false) : set(true, true)), { signal });
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !hanging.matches || !isOpen()) return;
        if (this.contains(document.activeElement)) button.focus();
        set(false);
      },
      { signal },
    );
    hanging.addEventListener('change', reset, { signal });
    reset();
  }
}

define('site-dropdown', DropdownElement);
