import { isPlainClick } from '@/lib/elements/browser';
import { define, EnhancedElement } from '@/lib/elements/enhanced-element';
import { followAddress, setPanelHidden } from '@/lib/elements/panel-address';
import { tabAfter } from './tab-after';

/** Turns a list of links and their panels into a tablist with automatic activation (WAI-ARIA APG, Tabs). */
class TabsElement extends EnhancedElement {
  protected enhance(signal: AbortSignal) {
    const tabs = this.all<HTMLAnchorElement>('[data-tab]');
    const panels = this.all(':scope > [data-panel]');
    const pageTitle = document.title;
    /** The document keeps the page's title unless the URL is the tab's own path. */
    const titleOf = (tab: HTMLAnchorElement) =>
      (tab.pathname === location.pathname && tab.dataset.title) || pageTitle;
    const initial = tabs.find((tab) => 'initial' in tab.dataset)?.dataset.tab ?? '';
    this.#giveRoles(tabs, panels);

    const address = followAddress(
      {
        name: panels[0]?.id ?? '',
        panels,
        initial,
        addressOf: (key) => tabs.find((tab) => tab.dataset.tab === key)?.getAttribute('href') ?? '',
        show: (key) => {
          for (const panel of panels) setPanelHidden(panel, panel.id !== key);
          for (const tab of tabs) {
            const selected = tab.dataset.tab === key;
            tab.ariaSelected = String(selected);
            tab.tabIndex = selected ? 0 : -1;
            if (selected) document.title = titleOf(tab);
          }
        },
      },
      signal,
    );
    const select = (tab: HTMLAnchorElement) => {
      address.open(tab.dataset.tab ?? '');
      tab.focus();
      // Below a tall stack of tabs, the panel might be out of view, so scroll the tabs to the top.
      const panel = panels.find(({ id }) => id === address.current);
      if (panel && panel.getBoundingClientRect().top > innerHeight / 2) this.scrollIntoView();
    };

    for (const tab of tabs) {
      tab.addEventListener(
        'click',
        (event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          select(tab);
        },
        { signal },
      );
      tab.addEventListener(
        'keydown',
        (event) => {
          const next = tabAfter(event, tab, tabs);
          if (!next) return;
          event.preventDefault();
          select(next);
        },
        { signal },
      );
    }
  }

  #giveRoles(tabs: HTMLElement[], panels: HTMLElement[]) {
    const list = this.querySelector('[data-tablist]');
    if (list) list.role = 'tablist';
    for (const item of list?.children ?? []) item.role = 'presentation';
    for (const tab of tabs) {
      tab.role = 'tab';
      tab.setAttribute('aria-controls', tab.dataset.tab ?? '');
    }
    for (const panel of panels) panel.role = 'tabpanel';
    // Only one panel is shown at a time, so its heading is the page's heading.
    if (this.querySelector('h1')) for (const heading of this.all('[data-heading]')) heading.ariaLevel = '1';
  }
}

define('ui-tabs', TabsElement);
