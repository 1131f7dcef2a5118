import { wideScreen } from '@/lib/elements/browser';
import { define, EnhancedElement } from '@/lib/elements/enhanced-element';

const isVisible = (element: HTMLElement) => element.checkVisibility();

/** Keeps focus inside the open menu. Closes the menu when a link is followed or the screen becomes wide. */
class MenuElement extends EnhancedElement {
  protected enhance(signal: AbortSignal) {
    const toggle = this.querySelector('button');
    const sheet = this.querySelector('nav');
    if (!toggle || !sheet?.hidePopover) return;
    const close = () => sheet.hidePopover();

    const reflect = (open: boolean) => {
      toggle.ariaExpanded = String(open);
      toggle.ariaLabel = (open ? this.dataset.close : this.dataset.open) ?? '';
      // WebKit does not focus a button that a pointer presses, so the page would receive the key presses.
      if (open && !this.contains(document.activeElement)) toggle.focus();
    };
    const followLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close();
    };

    const keepInside = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || toggle.ariaExpanded !== 'true') return;
      const stops = [toggle, ...this.all('nav :is(a, button)')].filter(isVisible);
      const { activeElement } = document;
      const index = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : 0;
      event.preventDefault();
      // Handles every Tab press, not only those at the menu's ends, because WebKit skips the button's popover.
      stops.at((index + (event.shiftKey ? -1 : 1)) % stops.length)?.focus();
    };

    this.addEventListener('keydown', keepInside, { signal });
    sheet.addEventListener('toggle', (event) => reflect(event.newState === 'open'), { signal });
    sheet.addEventListener('click', followLink, { signal });
    wideScreen().addEventListener('change', close, { signal });
    reflect(false);
  }
}

define('site-menu', MenuElement);
