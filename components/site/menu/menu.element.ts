import { wideScreen } from '@/lib/elements/browser';
import { define, EnhancedElement } from '@/lib/elements/enhanced-element';

const isVisible = (element: HTMLElement) => element.checkVisibility();

/** Keeps focus inside the open menu, and closes it when a link is followed. */
class MenuElement extends EnhancedElement {
  protected enhance(signal: AbortSignal) {
    const toggle = this.querySelector('button');
    const sheet = this.querySelector('nav');
    if (!toggle || !sheet?.hidePopover) return;
    const close = () => sheet.hidePopover();

    const reflect = (open: boolean) => {
      toggle.ariaExpanded = String(open);
      toggle.ariaLabel = (open ? this.dataset.close : this.dataset.open) ?? '';
      // WebKit does not focus a button pressed with a pointer, so keys would go to the page.
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
      // Handles every Tab press, not only those at either end, because WebKit skips the popover that belongs to the button.
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
