export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The media query for screens on which the header shows its entries in a row: the style sheets' `lg` breakpoint. */
export const wideScreen = () => matchMedia('(min-width: 992px)');

/** Whether a click uses the main button and no modifier key. Other clicks on links are left to the browser. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}
