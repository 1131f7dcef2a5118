import { define, EnhancedElement } from '@/lib/elements/enhanced-element';
import { wideScreen } from '@/lib/elements/wide-screen';

const isVisible = (element: HTMLElement) => element.checkVisibility();

/** Keeps the focus inside the menu while it is open, and closes it when a link is followed. */
class MenuElement extends EnhancedElement {
  protected enhance(signal: AbortSignal) {
    const toggle = this.querySelector('button');
    const sheet = this.querySelector('nav');
    if (!toggle || !sheet?.hidePopover) return;
    const close = () => sheet.hidePopover();

    const reflect = (open: boolean) => {
      toggle.ariaExpanded = String(open);
      toggle.ariaLabel = (open ? this.dataset.close : this.dataset.open) ?? '';
    };
    const followLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close();
    };

    const keepInside = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || toggle.ariaExpanded !== 'true') return;
      const stops = [toggle, ...this.all('nav :is(a, button)')].filter(isVisible);
      const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      if (document.activeElement !== from) return;
      event.preventDefault();
      to?.focus();
    };

    this.addEventListener('keydown', keepInside, { signal });
    sheet.addEventListener('toggle', (event) => reflect(event.newState === 'open'), { signal });
    sheet.addEventListener('click', followLink, { signal });
    wideScreen().addEventListener('change', close, { signal });
    reflect(false);
  }
}

define('site-menu', MenuElement);
