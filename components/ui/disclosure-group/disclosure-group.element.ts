import { isPlainClick } from '@/lib/elements/browser';
import { define, EnhancedElement } from '@/lib/elements/enhanced-element';
import { followAddress, setPanelHidden } from '@/lib/elements/panel-address';

/** Turns links into buttons that open their panels, one at a time (WAI-ARIA APG, Disclosure). */
class DisclosureGroupElement extends EnhancedElement {
  protected enhance(signal: AbortSignal) {
    const tiles = this.all('[data-opens]');
    const panels = this.all(':scope > [data-panel]');
    const address = followAddress(
      {
        name: panels[0]?.id ?? '',
        panels,
        initial: '',
        addressOf: (key) => (key ? `#${key}` : location.pathname + location.search),
        show: (key) => {
          for (const panel of panels) setPanelHidden(panel, panel.id !== key);
          for (const tile of tiles) tile.ariaExpanded = String(tile.dataset.opens === key);
        },
      },
      signal,
    );
    const toggle = (key: string) => {
      address.open(address.current === key ? '' : key);
      panels.find((panel) => panel.id === address.current)?.scrollIntoView();
    };

    for (const tile of tiles) {
      const { opens = '' } = tile.dataset;
      tile.role = 'button';
      tile.setAttribute('aria-controls', opens);
      tile.addEventListener(
        'click',
        (event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          toggle(opens);
        },
        { signal },
      );
      tile.addEventListener(
        'keydown',
        (event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          toggle(opens);
        },
        { signal },
      );
    }
    for (const button of this.all('[data-closes]')) {
      button.addEventListener(
        'click',
        () => {
          address.open('');
          tiles.find((tile) => tile.dataset.opens === button.dataset.closes)?.focus();
        },
        { signal },
      );
    }
  }
}

define('ui-disclosure-group', DisclosureGroupElement);
