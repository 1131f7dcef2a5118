/** Returns the tab that a key press on `tab` selects, or undefined if it selects none. Arrow keys wrap around. */
export function tabAfter<T extends HTMLElement>(event: KeyboardEvent, tab: T, tabs: T[]): T | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const index = tabs.indexOf(tab);
  const forward = getComputedStyle(tab).direction === 'rtl' ? -1 : 1;
  switch (event.key) {
    case 'ArrowRight':
      return tabs.at((index + forward) % tabs.length);
    case 'ArrowLeft':
      return tabs.at((index - forward) % tabs.length);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    case ' ':
      return tab;
  }
}
