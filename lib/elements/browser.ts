export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the header shows its entries in a row: the style sheets' `lg` breakpoint. */
export const wideScreen = () => matchMedia('(min-width: 992px)');

/** Whether a click has no modifier key, which would open a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}
